import { existsSync } from 'node:fs';
import { startServer } from '../../scripts/serve.ts';
import { OWN_CONTENT } from './build-own-content.ts';
import { test } from './test.ts';

/**
 * Serves a site with the tests' own content to the tests of a file or of the calling group, and returns a fixture with its address.
 * If `place` is not the folder of the step build-own-content, `build` makes it once before them.
 */
export function serveOwnContent(place = OWN_CONTENT, build?: () => Promise<void>): () => string {
  let site: Awaited<ReturnType<typeof startServer>> | undefined;
  if (build) test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await build?.();
    if (!existsSync(place))
      throw new Error(`There is no ${place}/ to test. Build it first: npm test -- build-own-content`);
    site = await startServer({ dir: place, port: 0, quality: 4 });
  });
  test.afterAll(() => site?.close());
  return () => site?.origin ?? '';
}
