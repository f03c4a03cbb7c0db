import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../find-browser.ts';
import { startServer } from '../serve.ts';
import type { PageChange } from './compare-builds.ts';

/** So many pages are drawn: those that change most. */
const MOST = 6;
/** A small phone; a longer page is cut. */
const WIDTH = 360;
const TALLEST = 3000;

/** A page as a phone shows it, with `when` above. */
async function draw(browser: Browser, origin: string, address: string, when: string): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // Page views and errors of a look at a change must not be counted.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.goto(origin + address);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: WIDTH, height: Math.min(height, TALLEST) };
  const picture = await page.screenshot({ type: 'jpeg', quality: 60, fullPage: true, clip });
  await page.close();
  const source = `data:image/jpeg;base64,${picture.toString('base64')}`;
  return `<figure><figcaption>${when}</figcaption><img width="${WIDTH}" alt="${address} ${when}" src="${source}"></figure>`;
}

/**
 * One page of HTML with the changed pages as a phone shows them, before and after: those that change most, at most six. Needs a browser;
 * `before` and `after` are the folders of two builds.
 */
export async function lookAtPages(
  before: string,
  after: string,
  changes: readonly PageChange[],
): Promise<string> {
  const sizeOf = (change: PageChange) => Math.abs(change.after - change.before);
  const shown = changes.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST);
  const old = await startServer({ dir: before, port: 0 });
  const now = await startServer({ dir: after, port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const parts: string[] = [];
  for (const { address, change } of shown) {
    const was = change === 'new' ? '' : await draw(browser, old.origin, address, 'before');
    const is = change === 'gone' ? '' : await draw(browser, now.origin, address, 'after');
    parts.push(`<h2>${address}</h2><div>${was}${is}</div>`);
  }
  await Promise.all([browser.close(), old.close(), now.close()]);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The changed pages on a phone</title>
<style>
body { font-family: sans-serif; margin: 1rem; }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; }
img { border: 1px solid #888; }
</style>
<h1>The changed pages on a phone</h1>
${parts.join('\n')}
</html>
`;
}
