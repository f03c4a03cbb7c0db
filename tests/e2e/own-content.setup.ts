import { buildOwnContent, OWN_CONTENT } from '../support/build-own-content.ts';
import { test } from '../support/test.ts';

test('the site can be built with the tests’ own content', async () => {
  test.setTimeout(600_000);
  await buildOwnContent(OWN_CONTENT);
});
