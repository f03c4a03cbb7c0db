/* When the clinic is open. All of it is Ghana's time, which is UTC all year: the zone of a device never counts. */
import { periodsOf, type Period } from '../../schemas/clock-time.ts';
import type { ClosureEntry, Hours } from '../../schemas/opening-hours.ts';
import {
  DAY_MS,
  dayStart,
  formatClock,
  formatDateOf,
  formatDayOfMonth,
  formatDayOfYear,
  MINUTE_MS,
  nameWeekday,
  startOfDay,
  WEEKDAYS,
} from './dates.ts';
import { fill } from '#lib/placeholders.ts';
import { datesWords, hoursWords } from '#words';
import type { Span } from '../publish/public-days.ts';

/** The periods of each day, Sunday first. */
export type Week = readonly (readonly Period[])[];

/** Days without opening: the midnights that begin the first and the last, the reason, and on which days visitors are told. */
export interface Closure extends Span {
  first: number;
  last: number;
  why: string;
}

const ANNOUNCED_MS = 14 * DAY_MS;
// Nothing opens after a closure that is longer.
const FAR_MS = 400 * DAY_MS;
const WEEK_MINUTES = 7 * 24 * 60;

/** The hours of a usual week, for openState. */
export const weekOf = (hours: Hours): Week =>
  WEEKDAYS.map((day) => periodsOf(hours[day.toLowerCase() as keyof Hours]));

interface Run {
  /** One day of the week, 0 for Sunday, or the first and the last of several. */
  days: readonly number[];
  periods: readonly Period[];
}

/** The days with opening, from Monday; days in a row with the same hours are one. */
export function listRuns(hours: Hours): Run[] {
  const week = weekOf(hours);
  const runs: Run[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const periods = week[day] ?? [];
    const last = runs.at(-1);
    if (last && String(last.periods) === String(periods)) last.days = [last.days[0] ?? day, day];
    else runs.push({ days: [day], periods });
  }
  return runs.filter(({ periods }) => periods.length > 0);
}

/** 'Monday to Friday, 8:00am to 5:00pm GMT; Saturday, 9:00am to 1:00pm GMT'. */
export function describeHours(hours: Hours): string {
  const parts = listRuns(hours).map(({ days, periods }) => {
    const span = ([from = '', until]: readonly string[]) =>
      until ? fill(datesWords.span, { from, until }) : from;
    const times = periods
      .map((period) => span(period.map(formatClock)))
      .reduce((first, second) => fill(datesWords.both, { first, second }));
    return fill(hoursWords.line, { days: span(days.map(nameWeekday)), times });
  });
  return parts.join('; ');
}

/** The hours as schema.org writes them: 'Mo-Fr 08:00-17:00', one line for each part of a day. */
export function openingHoursOf(hours: Hours): string[] {
  const clock = (minutes: number) => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);
  return listRuns(hours).flatMap(({ days, periods }) => {
    const names = days.map((day) => WEEKDAYS[day]?.slice(0, 2)).join('-');
    return periods.map((period) => `${names} ${period.map(clock).join('-')}`);
  });
}

export function listClosures(entries: readonly ClosureEntry[], now: number): Closure[] {
  return entries
    .map(({ from, until = from, ...told }) => ({ first: dayStart(from), last: dayStart(until), ...told }))
    .filter(({ last }) => now < last + DAY_MS);
}

/** How a day is named so many days before it. */
function nameAhead(day: number, days: number): string {
  const weekday = nameWeekday(new Date(day).getUTCDay());
  const near = [hoursWords.today, hoursWords.tomorrow][days];
  return near ?? (days < 7 ? weekday : fill(hoursWords.nextWeekday, { weekday }));
}

/**
 * Whether the clinic is open at `now` and until when, or when it opens next: 'Open now until 5:00pm GMT', 'Opens tomorrow 8:00am GMT'.
 * Where it would open earlier but for a closure, until when it is closed, and why. '' when it does not open again within a year.
 */
export function openState(week: Week, closures: readonly Closure[], now: number): string {
  const today = startOfDay(now);
  let why = '';
  for (let day = today; day < today + FAR_MS; day += DAY_MS) {
    const closure = closures.find(({ first, last }) => day >= first && day <= last);
    for (const [opens, closes] of week[new Date(day).getUTCDay()] ?? []) {
      if (now >= day + closes * MINUTE_MS) continue;
      if (closure) why ||= closure.why;
      else if (why) return fill(hoursWords.closedUntil, { date: formatDayOfYear(day), why });
      else if (now >= day + opens * MINUTE_MS)
        return fill(hoursWords.openUntil, { time: formatClock(closes) });
      else {
        const named = nameAhead(day, (day - today) / DAY_MS);
        return fill(hoursWords.opens, { day: named, time: formatClock(opens) });
      }
    }
  }
  return '';
}

/**
 * What openState says until some minute: from the end of the state before, or from a minute of its own. What holds in every week has minutes
 * since Thursday's midnight, as in the first week of 1970; what only a closure brings about has minutes since 1970.
 */
export type State = readonly [until: number, text: string, from?: number];

/** All that openState says between two midnights, in order, each with its first minute. */
function listBetween(week: Week, closures: readonly Closure[], first: number, end: number) {
  const turns: { from: number; text: string }[] = [];
  for (let day = first; day < end; day += DAY_MS) {
    for (const minute of [0, ...(week[new Date(day).getUTCDay()] ?? []).flat()]) {
      const moment = day + minute * MINUTE_MS;
      const text = openState(week, closures, moment);
      if (turns.at(-1)?.text !== text) turns.push({ from: moment / MINUTE_MS, text });
    }
  }
  return turns.map((turn, at) => ({ ...turn, until: turns[at + 1]?.from ?? end / MINUTE_MS }));
}

/** What a page says from `now` on: a device has only to look it up. */
export function listStates(week: Week, closures: readonly Closure[], now: number): State[] {
  const end = Math.max(0, ...closures.map(({ last }) => last + DAY_MS));
  const usual = listBetween(week, [], 0, WEEK_MINUTES * MINUTE_MS);
  const special = listBetween(week, closures, startOfDay(now), end).filter(
    ({ from, text }) => text !== openState(week, [], from * MINUTE_MS),
  );
  return [
    ...usual.map(({ until, text }) => [until, text] as const),
    ...special.map(({ from, until, text }) => [until, text, from] as const),
  ];
}

/** What the page says in a minute since 1970. */
export function stateAt(states: readonly State[], minute: number): string {
  const find = (time: number) => states.find(([until, , from = 0]) => from <= time && time < until);
  const [, text = ''] = find(minute) ?? find(minute % WEEK_MINUTES) ?? [];
  return text;
}

/**
 * From when until when visitors are told of a closure, in minutes since 1970: from 14 days before its first day, where nobody says
 * otherwise, until that day: from then on openState says it.
 */
export function announcementOf({ first, publishFrom, publishUntil }: Closure) {
  const from = publishFrom ? dayStart(publishFrom) : first - ANNOUNCED_MS;
  const end = publishUntil ? Math.min(first, dayStart(publishUntil) + DAY_MS) : first;
  return { from: from / MINUTE_MS, until: end / MINUTE_MS };
}

/** 'Closed on 1 January 2027: New Year’s Day', 'Closed from 25 to 26 December 2026: ...'. */
export function describeClosure({ first, last, why }: Closure): string {
  const until = formatDateOf(last);
  if (first === last) return fill(hoursWords.closedOn, { date: until, why });
  // The month and the year of the first day go without saying where the last has the same.
  const [from, to] = [new Date(first), new Date(last)];
  const isSameYear = from.getUTCFullYear() === to.getUTCFullYear();
  const isSameMonth = isSameYear && from.getUTCMonth() === to.getUTCMonth();
  const said = isSameMonth
    ? formatDayOfMonth(first)
    : isSameYear
      ? formatDayOfYear(first)
      : formatDateOf(first);
  return fill(hoursWords.closedFrom, { from: said, until, why });
}
