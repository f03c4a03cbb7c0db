import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';

for (const [path, address] of [
  ['/volunteers/5', 'http://localhost:4322/apply/volunteer/digital-marketing'],
  ['/internships/1', 'http://localhost:4322/apply/internship/experience-ghana'],
] as const) {
  test(`APPLY at ${path} is a link to the form itself`, async ({ page, context }) => {
    await page.goto(path);
    const applies = page.getByRole('link', { name: 'APPLY' });
    await expect(applies).toHaveCount(1);
    await expect(applies).toHaveAttribute('href', address);
    const opened = context.waitForEvent('page');
    await applies.click();
    await expect((await opened).locator('body')).toContainText('Nothing is sent.');
    await expectNoAxeViolations(page);
  });
}

test('a shared address of an application shows link, cost, phone and messages', async ({ page }) => {
  await page.goto('/volunteers/1#apply');
  await expect(page.getByRole('link', { name: 'Open the application form' })).toBeVisible();
  await expect(page.getByText('It downloads about 0.8 MB')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call +233' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the application form' })).toBeHidden();
  await page.getByRole('link', { name: 'CANCEL' }).click();
  await expect(page.getByRole('heading', { name: 'Role Overview' })).toBeVisible();
});

test('every answer below Work With Us opens without script', async ({ page }) => {
  await page.goto('/work-with-us');
  await page.getByText('Which vaccines do I need?').click();
  await expect(page.getByText('Yellow Fever and Malaria')).toBeVisible();
  await expectNoAxeViolations(page);
});
