import { startServer } from '../../scripts/serve.ts';
import { test } from './test.ts';

/**
 * Before the tests of the calling file or describe block, `build` builds a site in the folder `place`, and a server starts. Returns
 * a function that gives the address of the site, because the port is not known earlier.
 */
export function serveOwnContent(place: string, build: () => Promise<void>): () => string {
  let site: Awaited<ReturnType<typeof startServer>> | undefined;
  // One worker runs all these tests. Otherwise each worker would build the site.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await build();
    site = await startServer({ dir: place, port: 0, quality: 4 });
  });
  test.afterAll(() => site?.close());
  return () => site?.origin ?? '';
}
