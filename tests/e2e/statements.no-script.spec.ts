import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('somebody who worries about an HIV test reads who learns of it, and can ask', async ({ page }) => {
  await page.goto('/booking');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  for (const name of [
    'Booking calendar',
    'Requests by form',
    'Newsletter',
    'Page views',
    'Donation forms and card payments',
    'Application forms',
    'Videos',
    'Interactive map',
  ])
    await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'localhost:4322' })).toHaveCount(8);
  await expect(main.getByRole('link', { name: /^E-mail / })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Privacy$/,
  );
});

test('somebody who cannot use a page finds how to complain', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('WCAG');
  await expect(main.getByRole('heading', { name: 'What does not work well yet' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+233/);
});
