import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';

test('somebody who worries about an HIV test reads who learns of it, and can ask', async ({ page }) => {
  await page.goto('/booking');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('shell.privacy') })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  for (const [name, hosts] of Object.entries({
    'Booking calendar': ['calendar', 'van-calendar', 'call-calendar'],
    'Requests by form': ['mail'],
    Newsletter: ['newsletter'],
    'Page views': ['views'],
    'Donation forms and card payments': ['give'],
    'Application forms': ['apply'],
    Videos: ['video'],
    'Interactive map': ['maps'],
  })) {
    await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    const named = main.getByRole('definition').filter({ hasText: `${hosts[0]}.localhost:4322` });
    for (const host of hosts) await expect(named).toContainText(`${host}.localhost:4322`);
  }
  await expect(main.getByRole('link', { name: like('shell.emailTo') })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Privacy$/,
  );
});

test('somebody who cannot use a page finds how to complain', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('shell.accessibility') })
    .click();
  const main = page.getByRole('main');
  await expect(main).toContainText('WCAG');
  await expect(main.getByRole('heading', { name: 'What does not work well yet' })).toBeVisible();
  await expect(main.getByRole('link', { name: like('ways.call') })).toHaveAttribute('href', /^tel:\+233/);
});
