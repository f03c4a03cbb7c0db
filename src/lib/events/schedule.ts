/* When events take place, and which list they belong to. All moments are Ghana's time (UTC). */
import { compareIds } from '../ids.ts';
import { DAY_MS, startOfDay } from '../time/dates.ts';

/** The midnights of the first and the last day of a pause of a weekly event. */
export type Pause = readonly [first: number, last: number];

/** The facts that decide an event's list. */
export interface Scheduled {
  id: string;
  /** Milliseconds since 1970; the start of the day when no time is known. */
  start: number;
  /** Only for a weekly event; 0 is Sunday. If it is set, only the time of day of `start` counts. */
  weekday?: number | undefined;
  pauses?: readonly Pause[] | undefined;
}

/**
 * When an event starts. For a weekly event, this is its first weekday, from today on, that is not in a pause. Today's start stays
 * until midnight, even when the event is over.
 */
export function startOfEvent(event: Omit<Scheduled, 'id'>, now: number): number {
  const { start, weekday, pauses = [] } = event;
  if (weekday === undefined) return start;
  const today = startOfDay(now);
  let day = today + ((weekday - new Date(today).getUTCDay() + 7) % 7) * DAY_MS;
  while (pauses.some(([first, last]) => day >= first && day <= last)) day += 7 * DAY_MS;
  return day + (start - startOfDay(start));
}

/** The midnights of the days, from today on, on which a weekly event is paused. */
export function listPausedDays({ weekday, pauses = [] }: Omit<Scheduled, 'id'>, now: number): number[] {
  const today = startOfDay(now);
  const days = pauses.flatMap(([first, last]) =>
    Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => first + index * DAY_MS),
  );
  return days.filter((day) => day >= today && new Date(day).getUTCDay() === weekday).sort((a, b) => a - b);
}

/**
 * Events whose start date is today or later, earliest start first, then by id (docs/specification.md, section 4). Today's events
 * are also in the list of past events.
 */
export function listUpcomingEvents<Event extends Scheduled>(events: readonly Event[], now: number): Event[] {
  return events
    .filter((event) => startOfEvent(event, now) >= startOfDay(now))
    .sort((a, b) => startOfEvent(a, now) - startOfEvent(b, now) || compareIds(a, b));
}

/** Events whose start date is today or before, the latest start first, then by id (docs/specification.md, section 4). */
export function listPastEvents<Event extends Scheduled>(events: readonly Event[], now: number): Event[] {
  return events
    .filter((event) => startOfEvent(event, now) < startOfDay(now) + DAY_MS)
    .sort((a, b) => startOfEvent(b, now) - startOfEvent(a, now) || compareIds(a, b));
}

/** Whether `now` is between two moments (ISO text), each of which may be missing. */
export function isDuring(now: number, from?: string, until?: string): boolean {
  return (!from || now >= Date.parse(from)) && (!until || now < Date.parse(until));
}

/** When the last day of an event begins. If the event has one day, this is its start. */
export function startOfLastDay(start: number, end: number): number {
  // An event may end at the midnight after its last day. One millisecond earlier is still that day.
  return Math.max(start, startOfDay(end - 1));
}

/**
 * The moment from which the browser must update the page of an event, or its card in a list; Infinity if never.
 * `registrationMoments` are when registration opens and closes.
 */
export function findUpdateTime(
  event: Omit<Scheduled, 'id'> & { lengthMs: number },
  registrationMoments: readonly number[],
  now: number,
): number {
  const start = startOfEvent(event, now);
  // On the day of a weekly event, the page says "today". The build hides that word, and only the browser shows it. So the browser
  // must update the page from the midnight that begins this day. If the day is today, it updates the page at once.
  if (event.weekday !== undefined) return startOfDay(start);
  const end = start + event.lengthMs;
  // From each of these moments on, the page has other words: in EventNow.astro, and in EventFacts.astro for registration.
  const moments = [start, startOfLastDay(start, end), end, ...registrationMoments];
  return Math.min(...moments.filter((moment) => moment > now));
}
