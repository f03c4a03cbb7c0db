import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/breadth.ts';
import { listBuiltPages } from '../support/list-built-pages.ts';
import { listPageKinds } from '../support/page-kinds.ts';
import { test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';

// /404 redirects to /not-found by itself.
const listPages = async () =>
  isNightly ? (await listBuiltPages()).filter((address) => address !== '/404') : listPageKinds();
/** At night, the pages are divided among this many tests, so that all processors are busy. */
const PARTS = isNightly ? 12 : 1;
/**
 * The only request to another company before an interaction; /privacy explains it. A browser with Global Privacy Control or Do Not
 * Track does not send it.
 */
const PAGE_VIEWS = 'http://views.localhost:4322/plausible/api/event';

/** The names of what the device has stored during a visit, except cookies. */
const listStoredNames = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);

/** Scrolls through a whole page on a good connection, and waits until the page requests nothing more. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    // Each step is less than the height of the phone's screen, so that no part is skipped.
    for (let top = 0; top <= end; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await untilIdle(page);
}

for (let part = 0; part < PARTS; part += 1)
  test(
    `until a click, pages store nothing, and other companies get only page views (part ${part + 1}/${PARTS})`,
    { tag: '@sweep' },
    async ({ page, context, baseURL }) => {
      test.setTimeout(600_000);
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL && request.url() !== PAGE_VIEWS)
          elsewhere.push(`${request.url()} from ${request.frame().url()}`);
      });
      const kept: string[] = [];
      const paths = (await listPages()).filter((_, index) => index % PARTS === part);
      for (const path of paths) {
        await read(page, path);
        const stored = await listStoredNames(page);
        if (stored.length > 0) kept.push(`${path}: ${stored.join(', ')}`);
      }
      console.log(
        `figures: third-party requests before an interaction, ${paths.length} pages: ${elsewhere.length} beside the page views`,
      );
      expect(elsewhere).toEqual([]);
      expect(kept).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
  );
