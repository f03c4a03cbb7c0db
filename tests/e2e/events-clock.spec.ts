import { expect, type Page } from '@playwright/test';
import { expectedEvents, interestingDays } from '../support/expected-events.ts';
import { inOrder } from '../support/look-up-words.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { openAt, readBuiltPage } from '../support/open-at.ts';
import { need, readEntries, type Written } from '../support/read-entries.ts';

test.use({
  // On this device, days begin at another time than in Ghana.
  timezoneId: 'Pacific/Auckland',
  // A page that the test itself serves has no network address. So Chromium blocks requests from that page to the stand-ins.
  allowedComplaints: /`loopback` address space/,
});

const DAY_MS = 86_400_000;

type WrittenEvent = Written &
  Partial<Record<'componentLink' | 'every' | 'eventStartDate' | 'eventStartTime' | 'eventEndDate', string>>;
/** The first day of an event, as YYYY-MM-DD. */
const dayOf = ({ eventStartDate = '' }: WrittenEvent): string =>
  eventStartDate.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
const pathOf = ({ id }: WrittenEvent): string => `/events/${id}`;

// Sorted by day: `findLast` then chooses an upcoming event if there is one.
const events: WrittenEvent[] = readEntries('events')
  .filter(({ visible = true }) => visible)
  .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
const find = (what: string, fits: (event: WrittenEvent) => boolean) => need(events.findLast(fits), what);
const weekly = () => find('a weekly event', ({ every }) => every !== undefined);
const findOutreach = () =>
  find(
    'a health outreach of one day',
    ({ componentLink, eventStartTime, eventEndDate }) =>
      componentLink === 'healthOutreachEvent' && !eventStartTime && !eventEndDate,
  );
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The first day of the weekly event from `earliest` on, as the midnight in Ghana that begins this day. */
const weeklyDay = (earliest: string): number => {
  const start = Date.parse(earliest);
  const daysAhead = (WEEKDAYS.indexOf(weekly().every ?? '') - new Date(start).getUTCDay() + 7) % 7;
  return start + daysAhead * DAY_MS;
};

/** The ids of the events in each tab, in alphabetical order. */
const listed = (page: Page) =>
  page.evaluate(() => {
    const idsIn = (tab: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(`#${tab} li`), ({ dataset }) => dataset['id']).sort();
    return { upcoming: idsIn('upcoming'), past: idsIn('past') };
  });

test.describe('a page built on another day', () => {
  test(
    'updates its tabs of upcoming and past events at midnight in Ghana',
    { tag: '@nightly' },
    async ({ page }) => {
      for (const day of interestingDays) {
        const midnight = Date.parse(day);
        await openAt(page, '/events', midnight);
        expect(await listed(page), `the first moment of ${day}`).toEqual(expectedEvents(day));
        // At the end of the day, the Back button shows the page from the browser's memory.
        await page.clock.setFixedTime(midnight + DAY_MS - 1);
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        expect(await listed(page), `the last moment of ${day}`).toEqual(expectedEvents(day));
      }
      // The page is still open on the last of `interestingDays`. "As of" gives this day, and the weekly event shows its next date.
      const next = new Date(weeklyDay('2099-12-31')).toLocaleDateString('en-GB', {
        dateStyle: 'full',
        timeZone: 'UTC',
      });
      await expect(page.locator(`#upcoming [data-id="${weekly().id}"]`)).toContainText(
        inOrder(...english('event.next').split('{words}'), next.replace(',', '')),
        { useInnerText: true },
      );
      await expect(page.getByText(english('event.asOf', { day: 'Thursday 31 December 2099' }))).toBeVisible();
    },
  );

  test(
    'moves a weekly event to a later date when its day ends in Ghana',
    { tag: '@nightly' },
    async ({ page }) => {
      const html = readBuiltPage(pathOf(weekly()));
      const [, day = ''] = /<time datetime="([\d-]{10})T/.exec(html) ?? [];
      const time = page.locator('time[data-weekday]').first();
      const dayAt = async (now: number) => {
        await page.clock.setFixedTime(now);
        await page.goto(pathOf(weekly()));
        return (await time.getAttribute('datetime'))?.slice(0, 10) ?? '';
      };
      expect(await dayAt(Date.parse(day) + DAY_MS - 1)).toBe(day);
      // Not always a week later, because the event may pause.
      expect((await dayAt(Date.parse(day) + DAY_MS)) > day).toBe(true);
    },
  );

  test('says whether an outreach starts later, has started or is over', async ({ page }) => {
    const path = pathOf(findOutreach());
    const day = dayOf(findOutreach());
    const [, startTime] =
      new RegExp(`<time datetime="${day}T(\\d\\d:\\d\\d)`).exec(readBuiltPage(path)) ?? [];
    // A page that was built after the outreach has no start time. It only says that the outreach is over.
    if (startTime) {
      const start = Date.parse(`${day}T${startTime}Z`);
      await openAt(page, path, start - 1);
      await expect(page.getByText(english('event.day'))).toBeVisible();
      // The start and the end are in one line with the day.
      await expect(page.locator('dd', { has: page.locator('time') }).first()).toHaveText(
        /\d{4}, \d.*\d.* GMT$/,
      );
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(page.getByText(english('event.held'))).toBeHidden();
      await openAt(page, path, start);
      await expect(page.getByText(english('event.day'))).toBeHidden();
      await expect(page.getByText(like('event.todayUntil'))).toBeVisible();
      await expect(page.getByText(english('event.held'))).toBeHidden();
      await expect(page.getByRole('link', { name: english('event.addToCalendar') })).toBeVisible();
    }
    await openAt(page, path, Date.parse(day) + DAY_MS);
    await expect(page.getByText(like('event.todayUntil'))).toBeHidden();
    await expect(page.getByText(english('event.held'))).toBeVisible();
    await expect(page.getByRole('link', { name: english('event.addToCalendar') })).toBeHidden();
  });
});
