import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { startServer } from '../../scripts/serve.ts';
import { listen, type Listening } from '../../scripts/lib/listen.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { complaints } from '../support/faults/script-faults.ts';
import { test } from '../support/test.ts';
import { assumeOnline } from '../support/use-connection.ts';
import { mainPath } from '../support/main-service.ts';
import { hydratedPicker, startPicker } from '../support/price-list.ts';

/*
 * A script that came cut off, with status 200 and a year of caching, and no service worker. page.route() would turn the browser's
 * cache off, so a server in front of the site cuts the files.
 */

test.use({ allowedComplaints: complaints });

const half = (text: string) => text.slice(0, text.length / 2);
const nothing = () => '';
const signIn = () => '<!doctype html><p>Sign in</p>';
const island = /\/_astro\/Picker\./;
const shared = /\/_astro\/react\./;
const renderer = /\/_astro\/client\./;
const runtime = /\/_astro\/island\./;

const cases = [
  ['half of the code that islands share', shared, half],
  ['half of the code of an island', island, half],
  ['half of the code that renders islands', renderer, half],
  ['half of the code that starts islands', runtime, half],
  ['nothing as the code that islands share', shared, nothing],
  ['nothing as the code of an island', island, nothing],
  ['a sign-in page as the code that islands share', shared, signIn],
  ['a sign-in page as the code that starts islands', runtime, signIn],
] as const;

const readBody = async (answer: IncomingMessage): Promise<Buffer> => Buffer.concat(await answer.toArray());

/** Serves the site in `port`. Cuts the first answer for each file that matches `cut`. */
function cutOnce(port: number, file: RegExp, cut: (text: string) => string): Server {
  const wasCut = new Set<string>();
  return createServer(({ url: path = '', method, headers }, response) => {
    const plain = { ...headers, 'accept-encoding': 'identity' };
    request({ host: '127.0.0.1', port, path, method, headers: plain }, (answer) => {
      void readBody(answer).then((body) => {
        const isCut = file.test(path) && !wasCut.has(path);
        wasCut.add(path);
        const sent = isCut ? Buffer.from(cut(body.toString())) : body;
        const length = { 'content-length': sent.length };
        response.writeHead(answer.statusCode ?? 0, { ...answer.headers, ...length }).end(sent);
      });
    }).end();
  });
}

let site: Listening;
test.beforeAll(async () => {
  site = await startServer({ dir: standInEnvironment['OUT_DIR'] ?? 'dist', port: 0, quality: 4 });
});
test.afterAll(() => site.close());

for (const [what, file, cut] of cases)
  test(`the price list works after one reload if ${what} came`, { tag: '@nightly' }, async ({ page }) => {
    const cutting = await listen(cutOnce(Number(new URL(site.origin).port), file, cut), 0);
    // If the browser said that it is offline, loading would go on for minutes.
    await assumeOnline(page);
    await page.goto(`${cutting.origin}${mainPath}`);
    await startPicker(page);
    // Visitors who do not use the list read nothing about it.
    await expect(page.locator('[data-unready], .picker[data-hydrated]')).toBeAttached();
    await expect(page.locator('.callout', { has: page.getByRole('button') })).toHaveCount(0);
    await page.reload();
    await startPicker(page);
    await expect(hydratedPicker(page)).toBeVisible();
    await cutting.close();
  });
