import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import {
  fillIn,
  listReceived,
  readReference,
  requestBox,
  requestForms,
  sendButton,
} from '../support/request-forms.ts';
import { need, readEntries } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const notice = (page: Page) => page.locator('[data-waiting]:not([hidden])');
const [, donation] = requestForms;
const findUnknown = () =>
  need(
    readEntries<{ unknown: string }>('forms').find(({ id }) => id === 'donation-request'),
    'the form for other gifts',
  ).unknown;

/** Fills in a request, clicks Send without a connection, then reconnects. */
async function failToSend(page: Page, form: (typeof requestForms)[number], words: string) {
  await page.goto(form.path);
  await fillIn(page, form, words);
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(english('failure.offline'));
  await expect(page.locator('section.callout').getByText(english('form.waits'))).toBeVisible();
  await page.context().setOffline(false);
}

test('pages show a notice about a queued request until the request is sent', async ({ page, context }) => {
  const words = `Ten wheelchairs ${crypto.randomUUID()}`;
  await page.goto('/booking');
  await expect(notice(page)).toHaveCount(0);
  await failToSend(page, donation, words);
  await expectNoAxeViolationsAtNight(page, 'section.callout');
  const reference = await readReference(page);

  await page.goBack();
  await expect(notice(page)).toContainText(donation.waiting);
  await page.goto('/group-health-check');
  await expect(notice(page)).toHaveCount(1);
  // The notice comes before the page's own text, on the screen and for screen readers.
  await expect(page.locator('main > :first-child').and(notice(page))).toBeInViewport();
  await expectNoAxeViolationsAtNight(page, '[data-waiting]');

  // A new tab, like a visit on another day, has only the request that is queued on the device.
  const later = await context.newPage();
  await later.goto('/volunteers');
  await notice(later).getByRole('link', { name: donation.waitingLink }).click();
  await expect(later).toHaveURL('/donate-form');
  await expect(requestBox(later)).toHaveValue(words);
  await sendButton(later).click();
  await expect(later.getByRole('heading', { name: donation.success })).toBeFocused();
  expect(await readReference(later)).toBe(reference);
  await expect(notice(later)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  expect(await listReceived(page.request, words)).toHaveLength(1);
});

test(
  'a visitor who leaves the page during sending can send the request again',
  { tag: '@nightly' },
  async ({ page }) => {
    // The stand-in reads `[answer: slow once]`, and is slow to answer the first copy.
    const words = `Ten wheelchairs ${crypto.randomUUID()} [answer: slow once]`;
    await page.goto(donation.path);
    await fillIn(page, donation, words);
    await expect(page.locator('form[novalidate]')).toBeVisible();
    const request = page.waitForRequest(/send-form$/);
    await sendButton(page).click();
    await request;
    await expect(page.getByRole('status').filter({ hasText: english('form.sending') })).toBeVisible();
    await page.goto('/booking');
    await expect(notice(page)).toContainText(findUnknown());
    await expect.poll(() => listReceived(page.request, words)).toHaveLength(1);
    const [copy] = await listReceived(page.request, words);
    await expect(notice(page)).toContainText(String(copy?.['reference']));

    await notice(page).getByRole('link', { name: donation.waitingLink }).click();
    await expect(requestBox(page)).toHaveValue(words);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: donation.success })).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    // Both copies have the same reference number, so we notice that the request came twice.
    const copies = await listReceived(page.request, words);
    expect(copies.map(({ reference }) => reference)).toEqual([copy?.['reference'], copy?.['reference']]);
  },
);

test('two tabs send a queued request only once', { tag: '@nightly' }, async ({ page, context }) => {
  const words = `Ten wheelchairs ${crypto.randomUUID()}`;
  await failToSend(page, donation, words);
  const other = await context.newPage();
  await other.goto(donation.path);
  await expect(requestBox(other)).toHaveValue(words);
  await Promise.all([sendButton(page).click(), sendButton(other).click()]);
  const success = (tab: Page) => tab.getByRole('heading', { name: donation.success });
  const sentBefore = (tab: Page) => tab.getByRole('alert').getByText(english('failure.sentBefore'));
  await expect(success(page).or(sentBefore(page))).toBeVisible();
  await expect(success(other).or(sentBefore(other))).toBeVisible();
  expect((await success(page).count()) + (await success(other).count())).toBe(1);
  expect(await listReceived(page.request, words)).toHaveLength(1);
});
