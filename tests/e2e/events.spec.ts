import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';
import { eventsPage } from '../support/read-entries.ts';

const { upcoming, past } = eventsPage();

test('a visitor opens the past events and goes back to the upcoming events', async ({ page }) => {
  await page.goto('/events');
  const tabs = page.getByRole('navigation', { name: english('event.byTime') });
  await expect(page.locator('#upcoming')).toBeVisible();
  await expect(page.locator('#past')).toBeHidden();
  await tabs.getByRole('link', { name: past.name }).click();
  await expect(page).toHaveURL(/\/events#past$/);
  await expect(page.locator('#past')).toBeVisible();
  await expect(page.locator('#upcoming')).toBeHidden();
  await expect(tabs.locator('[aria-current]')).toHaveText(past.name);
  await page.reload();
  await expect(page.locator('#past')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#upcoming')).toBeVisible();
  await expect(tabs.locator('[aria-current]')).toHaveText(upcoming.name);
  // If the list becomes empty, a notice appears.
  await expect(page.getByText(upcoming.empty)).toBeHidden();
  await page.locator('#upcoming ul').evaluate((list) => list.replaceChildren());
  await expect(page.getByText(upcoming.empty)).toBeVisible();
});
