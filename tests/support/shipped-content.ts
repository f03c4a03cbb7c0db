/** The test that counts our content. Another charity deletes it with the content; then journeys without a subject are left out. */
export const SHIPPED_CONTENT_TEST = 'tests/content/shipped.test.ts';
