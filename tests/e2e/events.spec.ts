import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';

const DAY_MS = 86_400_000;
const idsOf = (page: Page, list: 'upcoming' | 'past') =>
  page
    .locator(`#${list} li`)
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['id']));

/** Opens a page as it was built long ago, at some moment by the visitor's clock. */
async function openAt(page: Page, path: string, moment: number): Promise<void> {
  await page.route('**/events**', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/data-made="[^"]*"/, 'data-made="2020-01-01"');
    await route.fulfill({ response: answer, body: html });
  });
  await page.clock.setFixedTime(moment);
  await page.goto(path);
}

test('a visitor sees what is coming, looks at what was, and goes back', async ({ page }) => {
  await page.goto('/events');
  const tabs = page.getByRole('navigation', { name: 'Events by time' });
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
});

test('by keyboard, Past leads on to its first event', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('navigation', { name: 'Events by time' }).getByRole('link', { name: 'Past' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#past')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#past li a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);
  await page.goBack();
  await expect(page.locator('#past')).toBeVisible();
});

test('skipping to the content keeps the tab', async ({ page }) => {
  await page.goto('/events#past');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#past')).toBeVisible();
});

test('an event is upcoming before its day, both on its day, and past after it', async ({ page }) => {
  const [id, midnight] = ['ho9', Date.parse('2026-12-05')] as const;
  for (const [moment, isUpcoming, isPast] of [
    [midnight - 1, true, false],
    [midnight, true, true],
    [midnight + DAY_MS - 1, true, true],
    [midnight + DAY_MS, false, true],
  ] as const) {
    await openAt(page, '/events', moment);
    const now = new Date(moment).toISOString();
    expect((await idsOf(page, 'upcoming')).includes(id), `upcoming at ${now}`).toBe(isUpcoming);
    expect((await idsOf(page, 'past')).includes(id), `past at ${now}`).toBe(isPast);
  }
});

test('years later only the club is coming, and the page says which day it counts from', async ({ page }) => {
  await openAt(page, '/events', Date.parse('2099-12-31T23:59Z'));
  await expect(page.locator('#upcoming li')).toHaveCount(1);
  await expect(page.locator('#upcoming li')).toContainText('Every Friday, next Friday 1 January 2100');
  await expect(page.getByText('As of Thursday 31 December 2099')).toBeVisible();
});

test('the club meets on the coming Friday: today on a Friday, in a week on a Saturday', async ({ page }) => {
  const friday = Date.parse('2026-11-27');
  for (const path of ['/events', '/events/3']) {
    const time = page.locator('time[data-weekday]').first();
    for (const [now, expected] of [
      [friday - 1, friday],
      [friday + DAY_MS - 1, friday],
      [friday + DAY_MS, friday + 7 * DAY_MS],
    ] as const) {
      await openAt(page, path, now);
      await expect(time).toHaveAttribute(
        'datetime',
        new RegExp(`^${new Date(expected).toISOString().slice(0, 10)}T16`),
      );
    }
  }
});

test('a clock that is behind changes nothing', async ({ page }) => {
  await page.goto('/events');
  const upcoming = await idsOf(page, 'upcoming');
  await page.clock.setFixedTime(Date.parse('2001-01-01'));
  await page.goto('/events');
  expect(await idsOf(page, 'upcoming')).toEqual(upcoming);
});

test('empty lists say so', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByText('No upcoming events found.')).toBeHidden();
  await page.locator('#upcoming ul').evaluate((list) => list.replaceChildren());
  await expect(page.getByText('No upcoming events found.')).toBeVisible();
});

test('an outreach tells start and end until it starts, then its day', async ({ page }) => {
  const start = Date.parse('2027-02-27T09:00Z');
  await openAt(page, '/events/ho11', start - 1);
  await expect(page.getByText('Event Start')).toBeVisible();
  await expect(page.getByText('9:00am GMT')).toBeVisible();
  await expect(page.getByText('Held on')).toBeHidden();
  await openAt(page, '/events/ho11', start);
  await expect(page.getByText('Event Start')).toBeHidden();
  await expect(page.getByText('Held on')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await openAt(page, '/events/ho11', start + DAY_MS);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeHidden();
});

test('registration closes at 11:59pm EST', async ({ page }) => {
  const closing = Date.parse('2028-08-31T04:59Z');
  await openAt(page, '/events/2', closing - 1);
  await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply' })).toHaveAttribute('target', '_blank');
  await expect(page.getByText('Registration is closed.')).toBeHidden();
  await openAt(page, '/events/2', closing);
  await expect(page.getByRole('link', { name: 'Apply' })).toBeHidden();
  await expect(page.getByText('Registration is closed.')).toBeVisible();
});

test('a plain event shows General Info once it has started', async ({ page }) => {
  await openAt(page, '/events/7', Date.parse('2027-10-10') - 1);
  await expect(page.getByRole('heading', { name: 'General Info' })).toBeHidden();
  await openAt(page, '/events/7', Date.parse('2027-10-10'));
  await expect(page.getByRole('heading', { name: 'General Info' })).toBeVisible();
  await expect(page.getByText('16 August, 10:00am EST')).toBeVisible();
});

test('calendar files are calendars', async ({ request }) => {
  for (const path of ['/events.ics', '/events/ho9.ics']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  }
});

test('an unknown and a hidden event are not found', async ({ request }) => {
  for (const path of ['/events/none', '/events/6']) expect((await request.get(path)).status()).toBe(404);
});

for (const path of ['/events', '/events#past', '/events/1', '/events/3', '/events/ho9', '/events/si3']) {
  test(`${path} has no accessibility fault and does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}
