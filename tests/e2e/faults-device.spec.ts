import { expect, type Page, type BrowserContext } from '@playwright/test';
import { requestForms, fillIn, listReceived, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { boxOf, hydratedPicker, someOptions, startPicker, totalOf } from '../support/price-list.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

/** From the next page on, the browser forbids these kinds of storage. */
const forbidStorage = (context: BrowserContext, ...names: string[]) =>
  context.addInitScript((forbidden) => {
    for (const name of forbidden)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  }, names);

const [one] = someOptions(mainService);

const [, donation] = requestForms;
const total = (page: Page) => page.getByText(like('picker.total'));

/** Chooses a test, goes on to the appointment, and comes back to the same total. */
async function goToAppointmentAndBack(page: Page): Promise<void> {
  await page.goto(mainPath);
  await boxOf(page, one).check();
  await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
  await expect(page.locator('.picker-before li', { hasText: one.name })).toBeVisible();
  await page.goBack();
  await expect(total(page)).toHaveText(totalOf(one));
}

test.describe('a visitor', () => {
  test('keeps the chosen lab test although the browser forbids storage', async ({ page }) => {
    await forbidStorage(page.context(), 'localStorage', 'sessionStorage', 'indexedDB', 'caches');
    await goToAppointmentAndBack(page);
    await page.reload();
    await expect(boxOf(page, one)).toBeChecked();
  });

  for (const what of ['sending a request', 'loading code']) {
    test(
      `can go on after the phone suspends a page that is ${what}`,
      { tag: '@nightly' },
      async ({ page, context }) => {
        const session = await context.newCDPSession(page);
        const setLifecycle = (state: 'frozen' | 'active') =>
          session.send('Page.setWebLifecycleState', { state });
        const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
        const hold = (address: string) =>
          page.route(address, (route) => mayCome.then(() => route.continue()), { times: 1 });
        await useConnection(page, 'slow');
        const isSending = what === 'sending a request';
        await page.goto(isSending ? donation.path : mainPath);
        await hold(isSending ? '**/email/send-form' : '**/_astro/Picker.*.js');
        const words = `Ten beds ${crypto.randomUUID()}`;
        if (isSending) {
          await fillIn(page, donation, words);
          await expect(page.locator('form[novalidate]')).toBeVisible();
          await sendButton(page).click();
          await expect(page.getByRole('button', { name: english('form.loading') })).toBeVisible();
        } else {
          const request = page.waitForRequest('**/_astro/Picker.*.js');
          await boxOf(page, one).check();
          await startPicker(page);
          await request;
        }
        await setLifecycle('frozen');
        letCome();
        await setLifecycle('active');
        if (isSending) {
          await expect(page.getByRole('heading', { name: donation.success })).toBeFocused();
          expect(await listReceived(page.request, words)).toHaveLength(1);
        } else {
          await expect(hydratedPicker(page)).toBeVisible();
          await expect(total(page)).toHaveText(totalOf(one));
        }
      },
    );
  }
});
