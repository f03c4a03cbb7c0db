import { expect } from '@playwright/test';
import { breakOff } from '../support/break-off.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';
import { eventExamples } from '../support/event-examples.ts';
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

test(
  'the list of past events stays open after a keyboard user goes back',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/events');
    await page
      .getByRole('navigation', { name: english('event.byTime') })
      .getByRole('link', { name: past.name })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#past')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#past li a').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/events\/[\w-]+$/);
    await page.goBack();
    await expect(page.locator('#past')).toBeVisible();
    await page.getByRole('link', { name: english('shell.skip') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#past')).toBeVisible();
  },
);

test(
  'the words of an event do not move sideways when its picture arrives',
  { tag: '@nightly' },
  async ({ page }) => {
    eventExamples.comingWithPicture();
    const placeOfWords = () => page.locator('#upcoming li > div').first().boundingBox();
    await page.goto('/events');
    await expect(page.locator('#past')).toBeHidden();
    const whole = await placeOfWords();
    await breakOff(page, '/events', '<picture');
    await page.goto('/events');
    await expect(page.locator('#past')).toHaveCount(0);
    expect((await placeOfWords())?.x).toBe(whole?.x);
    expect((await placeOfWords())?.width).toBe(whole?.width);
  },
);
