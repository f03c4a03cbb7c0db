import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { breakOff } from '../support/break-off.ts';
import { eventExamples, pathOf } from '../support/event-examples.ts';
import { readEntries } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const hidden = readEntries('events')
  .filter(({ visible }) => visible === false)
  .map(({ id }) => `/events/${id}`);

test('a visitor sees the upcoming events, opens a past one, and goes back', async ({ page }) => {
  await page.goto('/events');
  const tabs = page.getByRole('navigation', { name: english('event.byTime') });
  await expect(page.locator('#upcoming')).toBeVisible();
  await expect(page.locator('#past')).toBeHidden();
  await tabs.getByRole('link', { name: 'Past' }).click();
  await expect(page).toHaveURL(/\/events#past$/);
  await expect(page.locator('#past')).toBeVisible();
  await expect(page.locator('#upcoming')).toBeHidden();
  await expect(tabs.locator('[aria-current]')).toHaveText('Past');
  await page.reload();
  await expect(page.locator('#past')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#upcoming')).toBeVisible();
  await expect(tabs.locator('[aria-current]')).toHaveText('Upcoming');
  await expect(page.getByText('No upcoming events found.')).toBeHidden();
  await page.locator('#upcoming ul').evaluate((list) => list.replaceChildren());
  await expect(page.getByText('No upcoming events found.')).toBeVisible();
});

test('by keyboard a visitor reaches the first past event, and skips to content', async ({ page }) => {
  await page.goto('/events');
  await page
    .getByRole('navigation', { name: english('event.byTime') })
    .getByRole('link', { name: 'Past' })
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
});

test('a calendar program can import the files as they are served', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/events');
  for (const [path, least] of [
    ['/events.ics', 5],
    [`${pathOf(eventExamples.outreach)}.ics`, 1],
  ] as const) {
    const [type, text = ''] = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      return [answer.headers.get('content-type'), await answer.text()];
    }, path);
    expect(type).toContain('text/calendar');
    const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThanOrEqual(least);
    for (const event of events) expect(new ICAL.Event(event).summary).toMatch(/[\p{L}\p{N}]: [\p{L}\p{N}]/u);
  }
});

test('an unknown and a hidden event are not found', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/events');
  for (const path of ['/events/none', ...hidden]) {
    expect(await page.evaluate(async (address) => (await fetch(address)).status, path), path).toBe(404);
  }
});

test('the words of an event do not move when its picture arrives', async ({ page }) => {
  const placeOfWords = () => page.locator('#upcoming li > div').first().boundingBox();
  await page.goto('/events');
  await expect(page.locator('#past')).toBeHidden();
  const whole = await placeOfWords();
  await breakOff(page, '/events', '<picture');
  await page.goto('/events');
  await expect(page.locator('#past')).toHaveCount(0);
  expect((await placeOfWords())?.x).toBe(whole?.x);
  expect((await placeOfWords())?.width).toBe(whole?.width);
});
