import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';

const total = (page: Page) => page.getByText(/^Total = /);
const next = (page: Page) => page.getByRole('link', { name: 'NEXT', exact: true });
const alive = (page: Page) => expect(page.locator('.picker[data-live]')).toBeVisible();
const calendar = (page: Page) => page.frameLocator('iframe[title^="Booking calendar"]');

/** The box of one test, by the words a patient reads beside it. */
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('a patient picks three tests, sees the total, and finds them filled in at the calendar', async ({
  page,
}) => {
  await page.goto('/booking');
  await page.getByRole('link', { name: 'Book Lab Services' }).click();
  await alive(page);
  await box(page, 'Full Blood Count').check();
  await box(page, 'Retro Screen [HIV]').check();
  await box(page, 'RDT for Malaria').check();
  await expect(total(page)).toHaveText('Total = GH₵ 125.00');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeFocused();
  await expect(calendar(page).locator('body')).toContainText(
    'Full Blood Count, Retro Screen [HIV], RDT for Malaria',
  );
  await expect(page.locator('iframe')).toHaveAttribute('height', '1000');
  await expect(total(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Back to your selection' }).click();
  await expect(box(page, 'Retro Screen [HIV]')).toBeChecked();
  await expect(total(page)).toHaveText('Total = GH₵ 125.00');
});

for (const [path, message, first, price] of [
  ['/lab-services', 'Please select at least one lab test', 'ESR', '50.00'],
  ['/mobile-van', 'Please select one service', 'HbA1c', '100.00'],
  ['/telehealth', 'Please select at least one service', 'Eye Service Consultation', '45.00'],
] as const) {
  test(`a patient at ${path} who presses NEXT too early is told what is missing`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    await next(page).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoAxeViolations(page);
    await box(page, first).check();
    await expect(page.getByText(message)).toHaveCount(0);
    await expect(total(page)).toHaveText(`Total = GH₵ ${price}`);
    await next(page).click();
    await expect(calendar(page).locator('body')).toContainText(first);
    await expectNoAxeViolations(page);
  });
}

test('a patient searches, and everything stays readable', async ({ page }) => {
  await page.goto('/lab-services');
  await alive(page);
  await page.getByRole('searchbox').fill('MALARIA');
  await expect(page.getByRole('status').first()).toHaveText('2 of 37 match. Nothing is hidden.');
  await expect(page.getByRole('checkbox')).toHaveCount(37);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('selection and step survive reload, Back and Forward', async ({ page }) => {
  await page.goto('/lab-services');
  await alive(page);
  await box(page, 'ESR').check();
  await next(page).click();
  await expect(page).toHaveURL(/\/lab-services\?step=schedule$/);
  await page.reload();
  await expect(calendar(page).locator('body')).toContainText('ESR');
  await page.goBack();
  await expect(box(page, 'ESR')).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  await expect(total(page)).toHaveText('Total = GH₵ 50.00');
});

test('a shared link opens with the same selection elsewhere', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/mobile-van');
  await alive(page);
  await box(page, 'Hepatitis B Profile').check();
  await page.getByRole('button', { name: 'Share this selection' }).click();
  const link = await page.getByLabel('Link copied:').inputValue();
  expect(new URL(link).search).toBe('');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(box(other, 'Hepatitis B Profile')).toBeChecked();
  await expect(total(other)).toHaveText('Total = GH₵ 80.00');
  await elsewhere.close();
});

test('a hostile link is answered with a notice, not with markup', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/lab-services#chosen=esr.<img/src=x/onerror=alert(1)>');
  await alive(page);
  await expect(page.getByText('one service that we do not have')).toBeVisible();
  await expect(box(page, 'ESR')).toBeChecked();
  await expect(page.locator('img')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('what a patient chose is in no address but the calendar’s own', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/lab-services');
  await alive(page);
  await box(page, 'Retro Screen [HIV]').check();
  await next(page).click();
  await expect(calendar(page).locator('body')).toContainText('Retro Screen [HIV]');
  await page.reload();
  await expect(calendar(page).locator('body')).toContainText('Retro Screen [HIV]');
  const telling = addresses.filter((address) => /retro|hiv/i.test(address));
  expect(telling.filter((address) => !address.startsWith('http://localhost:4322/scheduling/'))).toEqual([]);
  expect(page.url()).not.toMatch(/retro|hiv/i);
});

test('a patient books with the keyboard alone', async ({ page }) => {
  await page.goto('/telehealth');
  await alive(page);
  await box(page, 'General consultation').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(total(page)).toHaveText('Total = GH₵ 70.00');
  while (!(await next(page).evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to your selection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Telehealth' })).toBeFocused();
});

test('the FAQ opens one answer at a time', async ({ page }) => {
  await page.goto('/booking');
  const walkIns = page.getByText('Yes, walk-ins are accepted.');
  const insurance = page.getByText('Insurance is not yet accepted.').first();
  await page.getByText('Do you accept walk-ins?').click();
  await expect(walkIns).toBeVisible();
  await page.getByText('Do you accept insurance?').click();
  await expect(insurance).toBeVisible();
  await expect(walkIns).toBeHidden();
  await expectNoAxeViolations(page);
});

test('an unknown address is a 404 that leads to the page that says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/);
});
