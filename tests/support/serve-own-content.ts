import { startServer } from '../../scripts/serve.ts';
import { test } from './test.ts';

/**
 * Builds a site in the folder `place` and serves it to the tests of the calling file or group. Returns a function that returns the
 * address of the site.
 */
export function serveOwnContent(place: string, build: () => Promise<void>): () => string {
  let site: Awaited<ReturnType<typeof startServer>> | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await build();
    site = await startServer({ dir: place, port: 0, quality: 4 });
  });
  test.afterAll(() => site?.close());
  return () => site?.origin ?? '';
}
