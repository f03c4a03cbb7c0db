import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';

test('a group without script sends the same request, and is told what OK means', async ({ page }) => {
  await page.goto('/group-health-check');
  await expect(page.locator('form noscript p')).toBeVisible();
  const mark = crypto.randomUUID();
  await page.getByLabel('Name', { exact: true }).fill(`Ama ${mark}`);
  await page.getByLabel('Phone').fill('024 123 4567');
  await page.locator('main').getByLabel('E-mail', { exact: true }).fill('ama@example.org');
  await page.getByLabel('Date').fill('2099-01-05');
  await page.getByLabel('Request', { exact: true }).fill('Please come');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL('http://localhost:4322/api/v1.0/email/send-form');
  await expect(page.locator('body')).toHaveText('OK');
});

test('the browser itself asks for what is missing', async ({ page }) => {
  await page.goto('/group-health-check');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/group-health-check$/);
  await expect(page.locator(':invalid:is(input, textarea)').first()).toBeVisible();
});

test('the form has no accessibility fault without script', async ({ page }) => {
  await page.goto('/group-health-check');
  await expectNoAxeViolations(page);
});
