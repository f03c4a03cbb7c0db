/*
 * Dates of Ghana, which keeps UTC all year: a day there begins at midnight UTC. Editors write MM/DD/YYYY; a moment is
 * milliseconds since 1970.
 */
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** '10/05/2026' (MM/DD/YYYY) as the moment that day begins. */
export function dayStart(date: string): number {
  const [month = 1, day = 1, year = 0] = date.split('/').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** The midnight that began the day of `moment`. */
export function startOfDay(moment: number): number {
  return Math.floor(moment / DAY_MS) * DAY_MS;
}

/** A moment as the `datetime` of a time element: only the day when the time of day is not known. */
export function isoMoment(moment: number, hasTime: boolean): string {
  const text = new Date(moment).toISOString();
  return hasTime ? text.replace(':00.000', '') : text.slice(0, 10);
}

/** '10/05/2026' (MM/DD/YYYY) as '2026-10-05'. */
export function isoDate(date: string): string {
  return date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
}

/** '10/05/2026' (MM/DD/YYYY) as '5 October 2026'. */
export function formatDate(date: string): string {
  const months = 'January February March April May June July August September October November December';
  const [month = 1, day = 1, year = 0] = date.split('/').map(Number);
  return `${day} ${months.split(' ')[month - 1]} ${year}`;
}

/** '10/05/2026' (MM/DD/YYYY) as 'October 2026': articles name their month, not their day (specification, section 2). */
export function formatMonth(date: string): string {
  return formatDate(date).replace(/^\d+ /, '');
}

const parts = [{ weekday: 'long' }, { day: 'numeric' }, { month: 'long' }, { year: 'numeric' }] as const;

// Made when first needed: a cheap phone takes long for it, and a page that was built today needs none.
let formats: Intl.DateTimeFormat[] | undefined;

/** A moment as 'Friday 5 October 2026'. The browser knows the names. */
export function formatDay(moment: number): string {
  formats ??= parts.map((part) => new Intl.DateTimeFormat('en', { ...part, timeZone: 'UTC' }));
  return formats.map((format) => format.format(moment)).join(' ');
}

/** 'Friday 5 October 2026' -> 'October 2026'. */
export const monthOfDay = (day: string): string => day.replace(/^\S+ \d+ /, '');

/** The calendar day in Ghana (UTC all year) as YYYY-MM-DD, whatever zone the device is set to. */
export function ghanaDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** '9am' -> '9:00am' (specification, section 9). */
export function formatClockTime(time: string): string {
  return time.includes(':') ? time : time.replace(/(?=[ap]m)/, ':00');
}

/**
 * When the site is built, for what depends on the day. SOURCE_DATE_EPOCH (seconds since 1970, the convention of
 * reproducible builds) sets another moment. Throws when that is not a number.
 */
export function readBuildTime(epoch = process.env['SOURCE_DATE_EPOCH']): number {
  if (!epoch) return Date.now();
  const seconds = Number(epoch);
  if (!Number.isInteger(seconds)) throw new Error('SOURCE_DATE_EPOCH: write whole seconds since 1970');
  return seconds * 1000;
}
