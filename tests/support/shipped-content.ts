import { existsSync } from 'node:fs';

/** The tests of the content that this project comes with. Another charity deletes this folder with the content. */
export const SHIPPED_CONTENT_TESTS = 'tests/shipped';

/** Whether the content is the one that this project comes with. Another's may lack the subject of a journey (need). */
export const isContentShipped = (): boolean => existsSync(SHIPPED_CONTENT_TESTS);
