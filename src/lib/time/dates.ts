import { fill } from '#lib/placeholders.ts';
import { datesWords, mediaWords } from '#words';

/* Ghana keeps UTC all year, so its days begin at midnight UTC. Editors write MM/DD/YYYY; a moment is milliseconds since 1970. */
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

/** The midnight that begins '10/05/2026' (MM/DD/YYYY). */
export function dayStart(date: string): number {
  const [month = 1, day = 1, year = 0] = date.split('/').map(Number);
  return Date.UTC(year, month - 1, day);
}

export function startOfDay(moment: number): number {
  return Math.floor(moment / DAY_MS) * DAY_MS;
}

/** A moment as 2026-10-05T09:00Z; without `hasTime` as 2026-10-05. */
export function isoMoment(moment: number, hasTime: boolean): string {
  const text = new Date(moment).toISOString();
  return hasTime ? text.replace(':00.000', '') : text.slice(0, 10);
}

/** '10/05/2026' (MM/DD/YYYY) as '2026-10-05'. */
export function isoDate(date: string): string {
  return date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
}

/* Intl is not used: in browsers of 2020 it does not know some languages, such as Twi, and it is slow on cheap phones. */
const nameAt = (commaSeparated: string, index: number) => commaSeparated.split(', ')[index] ?? '';

/** The day of the month, such as 5. In French, the first day is '1er'. */
export function formatDayOfMonth(moment: number): number | string {
  const day = new Date(moment).getUTCDate();
  return day === 1 ? datesWords.first : day;
}

const monthOf = (moment: number) => nameAt(datesWords.months, new Date(moment).getUTCMonth());
const yearOf = (moment: number) => new Date(moment).getUTCFullYear();

/** `weekday` is 0 for Sunday. */
export const nameWeekday = (weekday: number): string => nameAt(datesWords.weekdays, weekday);

/** A moment as 'Monday 5 October 2026'. */
export const formatDay = (moment: number): string =>
  fill(datesWords.day, {
    weekday: nameWeekday(new Date(moment).getUTCDay()),
    day: formatDayOfMonth(moment),
    month: monthOf(moment),
    year: yearOf(moment),
  });

/** A moment as '5 October 2026'. */
export const formatDateOf = (moment: number): string =>
  fill(datesWords.date, { day: formatDayOfMonth(moment), month: monthOf(moment), year: yearOf(moment) });

/** A moment as '5 October'. */
export const formatDayAndMonth = (moment: number): string =>
  fill(datesWords.dayOfYear, { day: formatDayOfMonth(moment), month: monthOf(moment) });

/** A moment as 'October 2026'. */
export const formatMonthOf = (moment: number): string =>
  fill(datesWords.month, { month: monthOf(moment), year: yearOf(moment) });

/** '10/05/2026' (MM/DD/YYYY) as '5 October 2026'. */
export const formatDate = (date: string): string => formatDateOf(dayStart(date));

/** '10/05/2026' (MM/DD/YYYY) as 'October 2026', for articles (docs/specification.md, section 2). */
export const formatMonth = (date: string): string => formatMonthOf(dayStart(date));

const NOON = 12 * 60;

/** Minutes since midnight as '8:00am' (specification, section 9). */
export const formatClock = (minutes: number): string =>
  fill(datesWords.clock, {
    // Midnight and noon are 12.
    hour: Math.floor((minutes / 60 + 11) % 12) + 1,
    hour24: Math.floor(minutes / 60),
    minute: String(minutes % 60).padStart(2, '0'),
    half: minutes < NOON ? datesWords.am : datesWords.pm,
  });

/** '9:00am to 5:00pm GMT', or '9:00am GMT' without an end; '' without a start. */
export function formatTimes(from: string | null, until: string | null): string {
  if (!from) return '';
  return fill(datesWords.gmt, { time: until ? fill(datesWords.span, { from, until }) : from });
}

/** Seconds as '2 minutes 40 seconds'. */
export function formatLength(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [
    minutes > 0 && fill(mediaWords.minutes, { count: minutes }),
    rest > 0 && fill(mediaWords.seconds, { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The calendar day in Ghana as YYYY-MM-DD, whatever zone the device is set to. */
export function ghanaDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
