import { createServer } from 'node:http';
import { expect, type Route } from '@playwright/test';
import { listen } from '../../scripts/lib/listen.ts';
import { bundleScript } from '../../src/integrations/inline-script.ts';
import { meetFaults, type NamedFault } from '../support/faults/meet-faults.ts';
import { boxOf, hydratedPicker, someOptions, startPicker, totalOf } from '../support/price-list.ts';
import { like } from '../support/languages.ts';
import { test } from '../support/test.ts';
import { assumeOnline, useConnection } from '../support/use-connection.ts';
import { visitWithWorker, waitUntilSaved } from '../support/worker.ts';
import { savedNote } from '../support/read-entries.ts';
import { mainPath, mainService } from '../support/main-service.ts';

/** A wrong answer: from another server, incomplete, or of the wrong type. The network reports no error. */
interface WrongAnswer extends NamedFault {
  answer: (route: Route) => Promise<unknown>;
}

const portal =
  '<!doctype html><html><title>Free WiFi</title><main><h1>Sign in to Free WiFi</h1></main></html>';

const changed =
  (change: (text: string, type: string) => { body?: string; contentType?: string }) =>
  async (route: Route) => {
    // Without the whole response, the visitor has left the page, and nothing waits for an answer.
    // A computer without a network may take seconds to look up "localhost".
    const url = route.request().url().replace('//localhost:', '//127.0.0.1:');
    const arrived = await route
      .fetch({ url })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch(() => undefined);
    if (!arrived) return;
    const { response, text } = arrived;
    await route.fulfill({ response, ...change(text, response.headers()['content-type'] ?? '') });
  };

// The browser may report any error. For example, a page shown as plain text lacks the elements that a script looks for.
const answers: readonly Omit<WrongAnswer, 'complains'>[] = [
  { name: 'another page', answer: (route) => route.fulfill({ contentType: 'text/html', body: portal }) },
  { name: 'nothing', answer: changed(() => ({ body: '' })) },
  { name: 'the first half', answer: changed((text) => ({ body: text.slice(0, text.length / 2) })) },
  { name: 'the right text with the wrong type', answer: changed(() => ({ contentType: 'text/plain' })) },
  {
    name: 'a redirect, such as to the sign-in page of a network',
    answer: (route) => route.fulfill({ status: 302, headers: { location: '/not-found' } }),
  },
];
const wrongAnswers: readonly WrongAnswer[] = answers.map((wrong) => ({ ...wrong, complains: /./ }));

test.use({ serviceWorkers: 'allow' });

const [one] = someOptions(mainService);
const kept = savedNote();
// A wrong answer comes in place of our page or script. Examples are a Wi-Fi sign-in page and half a file. The table of all answers
// and kinds of files is in tests/unit/offline/worker-rules.test.ts.

test.describe('on a network with wrong answers,', { tag: '@nightly' }, () => {
  test('the price list works on the next visit after a wrong answer for a script', async ({ browser }) => {
    await meetFaults(browser, wrongAnswers, async (page, { answer }) => {
      await useConnection(page, 'good');
      // If the browser said that it is offline, loading would go on for minutes.
      await assumeOnline(page);
      await visitWithWorker(page, '/booking');
      let count = 0;
      await page.context().route(/\/_astro\/(Picker|react)\./, (route) => {
        count += 1;
        return answer(route);
      });
      await page.goto(mainPath);
      await startPicker(page);
      await expect(page.locator('[data-unready]')).toBeAttached();
      expect(count).toBeGreaterThan(0);
      await page.context().unrouteAll({ behavior: 'wait' });
      // While this tab is open, the memory cache keeps its files. So the next visit is in a new tab.
      const tab = await page.context().newPage();
      await useConnection(tab, 'good');
      await page.close();
      await tab.goto(mainPath);
      await startPicker(tab);
      await expect(hydratedPicker(tab)).toBeVisible();
      await boxOf(tab, one).check();
      await expect(tab.getByText(like('picker.total'))).toHaveText(totalOf(one));
    });
  });

  test('a wrong answer for a page does not replace the saved copy of the page', async ({ browser }) => {
    await meetFaults(browser, wrongAnswers, async (page, { answer }) => {
      await useConnection(page, 'good');
      await visitWithWorker(page, '/booking');
      const title = await page.title();
      const context = page.context();
      await context.route('**/booking', answer);
      await page.goto('/booking', { waitUntil: 'commit' });
      // Once the worker has saved /volunteers, the worker has also handled the wrong answer.
      await page.goto('/volunteers');
      await waitUntilSaved(page, '/volunteers');
      await context.unrouteAll({ behavior: 'wait' });
      await context.setOffline(true);
      await page.goto('/booking');
      await expect(page.getByText(kept)).toBeVisible();
      await expect(page).toHaveTitle(title);
    });
  });

  test('a page that is cut off in the middle does not replace its saved copy', async ({ page, context }) => {
    const settings = [{ language: 'en', note: kept, keep: [], advice: ['/scripts/advice.js'] }];
    const code = `const SETTINGS=${JSON.stringify(settings)};${await bundleScript('src/worker/worker.ts')}`;
    const html = `<html><link data-offline="/prices"><title>Prices</title><main>${'Whole '.repeat(20_000)}</main></html>`;
    let isCut = false;
    const site = await listen(
      createServer(({ url }, response) => {
        const isWorker = url === '/worker.js';
        const text = isWorker ? code : html;
        response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
        response.setHeader('content-length', text.length);
        if (!isCut) response.end(text);
        else response.write(text.slice(0, text.length / 2), () => setTimeout(() => response.destroy(), 100));
      }),
      0,
    );
    await page.goto(`${site.origin}/prices`);
    await page.evaluate(() => navigator.serviceWorker.register('/worker.js'));
    await waitUntilSaved(page, '/prices');
    isCut = true;
    await page.goto(`${site.origin}/prices`, { waitUntil: 'commit' });
    await context.setOffline(true);
    await page.goto(`${site.origin}/prices`);
    await expect(page.getByText(kept)).toBeVisible();
    expect((await page.locator('main').textContent())?.match(/Whole /g)).toHaveLength(20_000);
    await site.close();
  });
});
