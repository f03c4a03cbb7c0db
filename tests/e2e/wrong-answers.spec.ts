import { expect, type Route, type APIResponse } from '@playwright/test';
import { complaints } from '../support/faults/script-faults.ts';
import { meetFaults, type NamedFault } from '../support/faults/meet-faults.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { english } from '../support/languages.ts';
import { loadService } from '../support/load-service.ts';
import { test } from '../support/test.ts';
import { assumeOnline } from '../support/use-connection.ts';
import { mainPath, mainService } from '../support/main-service.ts';

/** The server's own answer to a request, for a test to change. */
const fetchAnswer = (route: Route): Promise<APIResponse> =>
  // A computer without a network may take seconds to look up "localhost".
  route.fetch({ url: route.request().url().replace('//localhost:', '//127.0.0.1:') });

/** A wrong answer: from another server, incomplete, or of the wrong type. The network reports no error. */
interface WrongAnswer extends NamedFault {
  answer: (route: Route) => Promise<unknown>;
}

const portal =
  '<!doctype html><html><title>Free WiFi</title><main><h1>Sign in to Free WiFi</h1></main></html>';

const changed =
  (change: (text: string, type: string) => { body?: string; contentType?: string }) =>
  async (route: Route) => {
    const response = await fetchAnswer(route).catch(() => undefined);
    // If there is no response, the visitor has left the page, and nothing waits for an answer.
    if (!response) return;
    await route.fulfill({
      response,
      ...change(await response.text(), response.headers()['content-type'] ?? ''),
    });
  };

const wrongAnswers: readonly WrongAnswer[] = [
  { name: 'another page', answer: (route) => route.fulfill({ contentType: 'text/html', body: portal }) },
  { name: 'nothing', answer: changed(() => ({ body: '' })) },
  { name: 'the first half', answer: changed((text) => ({ body: text.slice(0, text.length / 2) })) },
  { name: 'the right text with the wrong type', answer: changed(() => ({ contentType: 'text/plain' })) },
  {
    name: 'a redirect, such as to the sign-in page of a network',
    answer: (route) => route.fulfill({ status: 302, headers: { location: '/not-found' } }),
  },
];

test.use({ serviceWorkers: 'allow' });

const [one] = someOptions(mainService);
// A wrong answer comes in place of our page or script. Examples are a Wi-Fi sign-in page and half a file. The table of all answers
// and kinds of files is in tests/unit/offline/worker-rules.test.ts.
const withScriptErrors = wrongAnswers.map((wrong) => ({ ...wrong, complains: complaints }));

test(
  'the button “Load the page again” skips a wrong answer in the browser’s cache',
  { tag: '@nightly' },
  async ({ browser }) => {
    // Several windows load at once.
    test.slow();
    await meetFaults(browser, withScriptErrors, async (page, { answer }) => {
      await assumeOnline(page);
      await page.context().route(/\/_astro\/(client|Picker)\./, answer);
      await page.goto(mainPath);
      await boxOf(page, one).check();
      await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
      const calendar = page.getByRole('button', { name: loadService(mainService).schedulingButton });
      await calendar.click();
      const again = page.getByRole('button', { name: english('island.reload') });
      await expect(again).toBeVisible();
      await page.context().unrouteAll({ behavior: 'wait' });
      // The page also has this button while code is late, until the code arrives. On a busy computer, code can be late after the
      // click too. Then the visitor clicks again.
      await expect(async () => {
        await again.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
        await calendar.click({ timeout: 2000 });
        await expect(page.locator('iframe')).toBeVisible({ timeout: 10_000 });
      }).toPass({ timeout: 400_000 });
    });
  },
);
