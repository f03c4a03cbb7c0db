import { expect, test } from '@playwright/test';
import { readAccessibleText } from '../support/read-accessible-text.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';

test('a patient without script chooses, reads the names, and books by phone or message', async ({ page }) => {
  await page.goto('/lab-services');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Full Blood Count' }).check();
  await page.getByRole('checkbox', { name: 'D-Dimer' }).check();
  await expect(page.locator('[data-name=full-blood-count]')).toBeVisible();
  await expect(page.locator('[data-name=esr]')).toBeHidden();
  await expect(page.getByText('Nothing selected yet.')).toBeHidden();
  await page.getByRole('link', { name: 'NEXT', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeInViewport();
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await expect(page.locator('[data-name=d-dimer]')).toBeVisible();
  for (const name of ['WhatsApp', 'SMS', /^Call/, /^BOOK LAB SERVICES/]) {
    await expect(page.locator('.picker-schedule').getByRole('link', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to your selection' }).click();
  await expect(page.getByRole('checkbox', { name: 'D-Dimer' })).toBeChecked();
});

test('the total adds up without script', async ({ page }) => {
  await page.goto('/telehealth');
  await page.getByRole('checkbox', { name: 'General consultation' }).check();
  await page.getByRole('checkbox', { name: 'Eye Service' }).check();
  expect(await readAccessibleText(page)).toMatch(/Total = GH₵ 65 ?\.00/);
});

test('NEXT with nothing chosen says what is missing, also without script', async ({ page }) => {
  await page.goto('/mobile-van');
  await page.getByRole('link', { name: 'NEXT', exact: true }).click();
  await expect(page.getByText('Please select one service')).toBeVisible();
});

test('without script the form itself writes the chosen tests into an e-mail', async ({ page }) => {
  await page.goto('/lab-services');
  await page.getByRole('checkbox', { name: 'ESR' }).check();
  await page.getByRole('link', { name: 'NEXT', exact: true }).click();
  await expect(page.getByRole('button', { name: 'E-mail my selection' })).toBeVisible();
  const form = page.locator('#choose');
  await expect(form).toHaveAttribute('action', /^mailto:/);
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('enctype', 'text/plain');
});

test('without script the questions open one at a time', async ({ page }) => {
  await page.goto('/booking');
  await page.getByText('How can I pay?').click();
  await expect(page.getByText('Only cash and mobile money are accepted.')).toBeVisible();
  await page.getByText('Where is your office?').click();
  await expect(page.getByText('Only cash and mobile money are accepted.')).toBeHidden();
});

for (const path of ['/booking', '/lab-services', '/mobile-van', '/telehealth', '/not-found']) {
  test(`${path} has no accessibility fault without script`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
  });
}
