/* When the clinic is open, in the time zone of Ghana, not of the device. */
import { periodsOf, type Period } from '../../schemas/clock-time.ts';
import type { ClosureEntry, Hours } from '../../schemas/opening-hours.ts';
import {
  DAY_MS,
  dayStart,
  formatClock,
  formatDateOf,
  formatDayOfMonth,
  formatDayAndMonth,
  MINUTE_MS,
  nameWeekday,
  startOfDay,
  WEEKDAYS,
} from './dates.ts';
import { fill } from '#lib/placeholders.ts';
import { datesWords, hoursWords } from '#words';
import type { PublicDays } from '../publish/public-days.ts';

/** The open periods of each day, Sunday first. */
export type Week = readonly (readonly Period[])[];

/** A closure. Its first and last days begin at the moments `first` and `last`. The fields of PublicDays limit its announcement. */
export interface Closure extends PublicDays {
  first: number;
  last: number;
  why: string;
}

const ANNOUNCED_MS = 14 * DAY_MS;
const SEARCHED_MS = 400 * DAY_MS;
const WEEK_MINUTES = 7 * 24 * 60;

/** The hours of a usual week. */
export const weekOf = (hours: Hours): Week =>
  WEEKDAYS.map((day) => periodsOf(hours[day.toLowerCase() as keyof Hours]));

/** Days in a row with the same periods. */
interface Run {
  /** One weekday, or the first and the last of several. Sunday is 0. */
  days: readonly number[];
  periods: readonly Period[];
}

/** The runs of a week, from Monday. Days on which the clinic is closed are in no run. */
export function listRuns(hours: Hours): Run[] {
  const week = weekOf(hours);
  const runs: Run[] = [];
  const mondayToSunday = [1, 2, 3, 4, 5, 6, 0];
  for (const day of mondayToSunday) {
    const periods = week[day] ?? [];
    const last = runs.at(-1);
    if (last && String(last.periods) === String(periods)) last.days = [last.days[0] ?? day, day];
    else runs.push({ days: [day], periods });
  }
  return runs.filter(({ periods }) => periods.length > 0);
}

/** 'Monday to Friday, 8:00am to 5:00pm GMT', then 'Saturday, 9:00am to 1:00pm GMT'. */
export function listHours(hours: Hours): string[] {
  return listRuns(hours).map(({ days, periods }) => {
    const span = ([from = '', until]: readonly string[]) =>
      until ? fill(datesWords.span, { from, until }) : from;
    const times = periods
      .map((period) => span(period.map(formatClock)))
      .reduce((first, second) => fill(datesWords.both, { first, second }));
    return fill(hoursWords.line, { days: span(days.map(nameWeekday)), times });
  });
}

/** 'Monday to Friday, 8:00am to 5:00pm GMT; Saturday, 9:00am to 1:00pm GMT'. */
export const describeHours = (hours: Hours): string =>
  listHours(hours).reduce((first, second) => fill(hoursWords.both, { first, second }));

/** For schema.org: texts such as 'Mo-Fr 08:00-17:00', one for each period of each run. */
export function openingHoursOf(hours: Hours): string[] {
  const clock = (minutes: number) => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);
  return listRuns(hours).flatMap(({ days, periods }) => {
    const names = days.map((day) => WEEKDAYS[day]?.slice(0, 2)).join('-');
    return periods.map((period) => `${names} ${period.map(clock).join('-')}`);
  });
}

export function listClosures(entries: readonly ClosureEntry[], now: number): Closure[] {
  return entries
    .map(({ from, until = from, ...fields }) => ({ first: dayStart(from), last: dayStart(until), ...fields }))
    .filter(({ last }) => now < last + DAY_MS);
}

/** The day that begins at `midnight`: 'today', 'tomorrow', 'Friday', 'next Friday'. */
function nameAhead(midnight: number, daysAhead: number): string {
  const weekday = nameWeekday(new Date(midnight).getUTCDay());
  const near = [hoursWords.today, hoursWords.tomorrow][daysAhead];
  return near ?? (daysAhead < 7 ? weekday : fill(hoursWords.nextWeekday, { weekday }));
}

/**
 * 'Open now until 5:00pm GMT' or 'Opens tomorrow 8:00am GMT'; 'Closed until 28 December: Christmas' if a closure delays the next
 * opening; '' if the clinic does not open again within 400 days.
 */
export function openState(week: Week, closures: readonly Closure[], now: number): string {
  const today = startOfDay(now);
  // Why the next opening is delayed: the reason of the first closure that falls on opening hours.
  let why = '';
  for (let day = today; day < today + SEARCHED_MS; day += DAY_MS) {
    const closure = closures.find(({ first, last }) => day >= first && day <= last);
    for (const [opens, closes] of week[new Date(day).getUTCDay()] ?? []) {
      if (now >= day + closes * MINUTE_MS) continue;
      if (closure) why ||= closure.why;
      else if (why) return fill(hoursWords.closedUntil, { date: formatDayAndMonth(day), why });
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
 * A text of openState(), valid from the minute `from` until just before the minute `until`. A state of a closure counts minutes
 * since 1970. A weekly state counts minutes from the beginning of Thursday, because 1970 began on a Thursday. It has no `from`: it
 * begins when the previous weekly state ends.
 */
export type State = readonly [until: number, text: string, from?: number];

/** The texts of openState between two midnights, each with the minutes when it begins and ends. */
function listBetween(week: Week, closures: readonly Closure[], first: number, end: number) {
  const changes: { from: number; text: string }[] = [];
  for (let day = first; day < end; day += DAY_MS) {
    // The text changes only at midnight, and when the clinic opens or closes.
    for (const minute of [0, ...(week[new Date(day).getUTCDay()] ?? []).flat()]) {
      const moment = day + minute * MINUTE_MS;
      const text = openState(week, closures, moment);
      if (changes.at(-1)?.text !== text) changes.push({ from: moment / MINUTE_MS, text });
    }
  }
  return changes.map((change, at) => ({ ...change, until: changes[at + 1]?.from ?? end / MINUTE_MS }));
}

/** All states from `now` on, so that a device need not calculate them. */
export function listStates(week: Week, closures: readonly Closure[], now: number): State[] {
  const closuresEnd = Math.max(0, ...closures.map(({ last }) => last + DAY_MS));
  const usual = listBetween(week, [], 0, WEEK_MINUTES * MINUTE_MS);
  const special = listBetween(week, closures, startOfDay(now), closuresEnd).filter(
    ({ from, text }) => text !== openState(week, [], from * MINUTE_MS),
  );
  return [
    ...usual.map(({ until, text }) => [until, text] as const),
    ...special.map(({ from, until, text }) => [until, text, from] as const),
  ];
}

/** The text for a minute since 1970. */
export function stateAt(states: readonly State[], minute: number): string {
  const findState = (time: number) => states.find(([until, , from = 0]) => from <= time && time < until);
  // A minute since 1970 is later than all weekly states, so it matches only a state of a closure.
  const [, text = ''] = findState(minute) ?? findState(minute % WEEK_MINUTES) ?? [];
  return text;
}

/**
 * When the announcement of a closure begins and ends, in minutes since 1970. By default it begins 14 days before the closure, and
 * ends when the closure begins: from then on, openState() says that the clinic is closed. `publishUntil` can only end it earlier.
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
  const [firstDay, lastDay] = [new Date(first), new Date(last)];
  const isSameYear = firstDay.getUTCFullYear() === lastDay.getUTCFullYear();
  const isSameMonth = isSameYear && firstDay.getUTCMonth() === lastDay.getUTCMonth();
  const firstDate = isSameYear ? formatDayAndMonth(first) : formatDateOf(first);
  return fill(hoursWords.closedFrom, {
    from: isSameMonth ? formatDayOfMonth(first) : firstDate,
    until,
    why,
  });
}
