import { expect, type Page } from '@playwright/test';
import { brokenCode } from '../support/faults/code-faults.ts';
import { complaints } from '../support/faults/script-faults.ts';
import { forbidStorage } from '../support/forbid-storage.ts';
import { requestForms, fillIn, listReceived, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';
import { useConnection } from '../support/use-connection.ts';
import { need, programmesWithForm } from '../support/read-entries.ts';
import { boxOf, hydratedPicker, someOptions, startPicker, totalOf } from '../support/price-list.ts';
import { galleryEvent } from '../support/own-site.ts';
import { english, like } from '../support/languages.ts';
import { loadButton } from '../support/load-button.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one, another] = someOptions(mainService);

const DAY_MS = 86_400_000;
const [, donation] = requestForms;
const total = (page: Page) => page.getByText(like('picker.total'));
const notice = (page: Page) => page.locator('[data-waiting]:not([hidden])');

/** Chooses a test, goes on to the appointment, and comes back to the same total. */
async function goToAppointmentAndBack(page: Page): Promise<void> {
  await page.goto(mainPath);
  await boxOf(page, one).check();
  await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
  await expect(page.locator('.picker-before li', { hasText: one.name })).toBeVisible();
  await page.goBack();
  await expect(total(page)).toHaveText(totalOf(one));
}

test.describe('a visitor', { tag: '@fault' }, () => {
  test('keeps the chosen lab test although the browser forbids storage', async ({ page }) => {
    await forbidStorage(page.context(), 'localStorage', 'sessionStorage', 'indexedDB', 'caches');
    await goToAppointmentAndBack(page);
    await page.reload();
    await expect(boxOf(page, one)).toBeChecked();
  });

  test.describe('on a page whose code throws', () => {
    test.use({ allowedComplaints: complaints });

    test('is asked to press Send a second time', { tag: '@nightly' }, async ({ page }) => {
      await useConnection(page, 'slow');
      const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
      await page.context().route(/RequestForm\./, async (route) => {
        await mayCome;
        await route.fulfill({ contentType: 'text/javascript', body: brokenCode });
      });
      await page.goto(donation.path);
      await fillIn(page, donation, 'Ten beds');
      await sendButton(page).hover();
      await page.mouse.down();
      const code = page.waitForResponse(/RequestForm\./);
      letCome();
      await code;
      await untilIdle(page);
      await page.mouse.up();
      await expect(page.getByText(like('form.pressAgain'))).toBeVisible();
    });
  });

  test('reads the description of a picture that does not load', { tag: '@nightly' }, async ({ page }) => {
    await page.route('**/*.{avif,webp,jpg,png}', (route) => route.abort());
    await page.goto(galleryEvent.address);
    await expect(page.getByRole('img', { name: galleryEvent.alts[0] ?? '' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('who double-clicks opens a page or form only once', { tag: '@nightly' }, async ({ page }) => {
    await useConnection(page, 'slow');
    await page.goto(mainPath);
    await boxOf(page, one).check();
    await page.getByRole('link', { name: english('picker.next'), exact: true }).dblclick();
    const programme = need(programmesWithForm().at(0), 'a programme with a donation form');
    await expect(page.locator('.picker-before li', { hasText: one.name })).toBeVisible();
    await page.goBack();
    await expect(total(page)).toBeVisible();
    await page.goto(`/donate-${programme.id}`);
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
    await loadButton(page, 'give.loadForm').dblclick();
    await expect(page.frameLocator('iframe').locator('body')).toContainText(programme.id);
    expect(asked).toHaveLength(1);
  });

  for (const years of [-1, 1]) {
    test(
      `whose clock is a year ${years < 0 ? 'behind' : 'ahead'} can send a failed request again`,
      { tag: '@nightly' },
      async ({ page, context }) => {
        const words = `Ten wheelchairs ${crypto.randomUUID()}`;
        await page.clock.setFixedTime(Date.now() + years * 366 * DAY_MS);
        await page.goto(donation.path);
        await fillIn(page, donation, words);
        await expect(page.locator('form[novalidate]')).toBeVisible();
        await context.setOffline(true);
        await sendButton(page).click();
        await expect(page.getByRole('alert')).toContainText(english('failure.offline'));
        await context.setOffline(false);
        await page.goto('/events');
        await expect(page.locator('#upcoming li').first()).toBeVisible();
        await notice(page).getByRole('link', { name: donation.waitingLink }).click();
        await sendButton(page).click();
        await expect(page.getByRole('heading', { name: donation.success })).toBeFocused();
        expect(await listReceived(page.request, words)).toHaveLength(1);
      },
    );
  }

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

  test('who goes back to the price list keeps old and new ticks', { tag: '@nightly' }, async ({ page }) => {
    await goToAppointmentAndBack(page);
    // A headless browser keeps no page in its back/forward cache, so the test itself fires the events.
    await page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    });
    await boxOf(page, another).check();
    await expect(total(page)).toHaveText(totalOf(one, another));
    await page.goto('/news');
    await page.goBack();
    await expect(total(page)).toHaveText(totalOf(one, another));
  });
});
