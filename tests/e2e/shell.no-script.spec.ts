import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

test('without script, a visitor signs up for the newsletter, uses the menu, and gets a page for an unknown address', async ({
  page,
  context,
}) => {
  await page.goto('/booking');
  await test.step('after a newsletter sign-up, a new tab shows the name and e-mail address', async () => {
    await page.getByRole('contentinfo').getByText(english('shell.newsletter'), { exact: true }).click();
    await page.getByLabel(english('shell.email'), { exact: true }).fill('ama@example.org');
    await page.getByLabel(english('shell.firstName')).fill('Ama ɛ ɔ');
    await page.getByLabel(english('shell.lastName')).fill('-');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: english('shell.signUp') }).click();
    const tab = await opened;
    // The stand-in of the newsletter company shows the fields that it received.
    await expect(tab.locator('body')).toContainText('Ama ɛ ɔ');
    await expect(tab.locator('body')).toContainText('ama@example.org');
    await tab.close();
  });

  await test.step('a visitor can open, close and use the menu', async () => {
    const menu = page.getByRole('navigation', { name: english('shell.menu') });
    await page.getByRole('button', { name: english('shell.menu'), exact: true }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: english('shell.menu'), exact: true }).click();
    await menu.locator('a[href="/what-we-do"]').click();
    await expect(page).toHaveURL(/\/what-we-do$/);
  });

  await test.step('an unknown address shows the "not found" page', async () => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page).toHaveURL('/not-found');
    await expect(page.getByRole('main').getByRole('link', { name: english('shell.home') })).toBeVisible();
  });
});
