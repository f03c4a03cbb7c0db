import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { compareIds } from '#lib/ids.ts';
import { SHOWN_ENTRIES } from '#lib/page/by-year.ts';
import { readBuildTime, isShownInBuild } from '#loaders/environment.ts';

/** The fields of an event that decide its lists. */
interface WrittenEvent {
  eventStartDate?: string;
  /** The first day of a postponed event, in place of `eventStartDate`. */
  newDate?: string;
  /** A day of the week. */
  every?: string;
  notOn?: string[];
  visible?: boolean;
}

/**
 * Days on which the lists of upcoming and past events may change: the Friday of the weekly event and the next day, the days around
 * another event, and the ends of months and years.
 */
export const interestingDays = [
  '2026-11-27',
  '2026-11-28',
  '2026-12-04',
  '2026-12-05',
  '2026-12-06',
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2027-03-01',
  '2028-02-29',
  '2099-12-31',
] as const;

/** Editors write the month first: 12/31/2026 becomes 2026-12-31. */
const isoDay = (date = '') => date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');

const writtenEvents = globSync('content/events/!(_*|*.*).md').map((file) => ({
  id: basename(file, '.md'),
  ...(parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '') as WrittenEvent),
}));

/** The ids of the events that the build left to the pages of the years. */
function listOlder(): ReadonlySet<string> {
  const builtOn = new Date(readBuildTime()).toISOString().slice(0, 10);
  const past = writtenEvents
    .filter((event) => event.visible !== false && isShownInBuild(event, readBuildTime()) && !event.every)
    .map(({ id, eventStartDate, newDate = eventStartDate }) => ({ id, day: isoDay(newDate) }))
    .filter(({ day }) => day <= builtOn)
    .sort((a, b) => b.day.localeCompare(a.day) || compareIds(a, b));
  return new Set(past.slice(SHOWN_ENTRIES).map(({ id }) => id));
}

/**
 * The ids in the lists of upcoming and past events, in alphabetical order, as they must be on `day` (YYYY-MM-DD in Ghana). Only the
 * dates that editors wrote decide the list. An event of this day is in both lists.
 */
export function expectedEvents(day: string): { upcoming: string[]; past: string[] } {
  const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  const dated = writtenEvents
    .filter((event) => event.visible !== false && isShownInBuild(event, readBuildTime()))
    .map(({ id, eventStartDate, newDate = eventStartDate, every, notOn = [] }) => {
      const date = isoDay(newDate);
      const isOff = notOn
        .map((days) => days.split(' to ').map(isoDay))
        .some(([first = '', last = first]) => day >= first && day <= last);
      return every
        ? { id, isUpcoming: true, isPast: every === weekday && !isOff }
        : { id, isUpcoming: date >= day, isPast: date <= day };
    });
  const older = listOlder();
  const ids = (events: typeof dated) => events.map(({ id }) => id).sort();
  return {
    upcoming: ids(dated.filter(({ isUpcoming }) => isUpcoming)),
    past: ids(dated.filter(({ id, isPast }) => isPast && !older.has(id))),
  };
}
