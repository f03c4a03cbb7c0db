/* When events take place, and which list they belong to. All moments are Ghana's time (UTC). */
import { compareIds } from '../ids.ts';
import { DAY_MS, startOfDay } from '../time/dates.ts';

/** A pause of a weekly event: the midnights that begin its first and its last day. */
export type Pause = readonly [first: number, last: number];

export interface Scheduled {
  id: string;
  /** Milliseconds since 1970; without a known time, the midnight that begins the day. */
  start: number;
  /** Only for a weekly event; 0 is Sunday. If it is set, only the time of day of `start` counts. */
  weekday?: number | undefined;
  pauses?: readonly Pause[] | undefined;
}

/**
 * When an event starts; for a weekly event, its first start outside its pauses, today or later. Today's start counts until
 * midnight, even when the event is over.
 */
export function startOfEvent(event: Omit<Scheduled, 'id'>, now: number): number {
  const { start, weekday, pauses = [] } = event;
  if (weekday === undefined) return start;
  const today = startOfDay(now);
  const daysAhead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  let day = today + daysAhead * DAY_MS;
  while (pauses.some(([first, last]) => day >= first && day <= last)) day += 7 * DAY_MS;
  return day + (start - startOfDay(start));
}

/** The days, from today on, that a weekly event leaves out because of its pauses. Each is the midnight that begins the day. */
export function listPausedDays({ weekday, pauses = [] }: Omit<Scheduled, 'id'>, now: number): number[] {
  const today = startOfDay(now);
  const days = pauses.flatMap(([first, last]) =>
    Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => first + index * DAY_MS),
  );
  return days.filter((day) => day >= today && new Date(day).getUTCDay() === weekday).sort((a, b) => a - b);
}

type Lasting = Omit<Scheduled, 'id'> & { lengthMs: number };

/** The moment when an event ends; Infinity for a weekly event, which is never over. */
export const endOf = ({ start, lengthMs, weekday }: Lasting): number =>
  weekday === undefined ? start + lengthMs : Infinity;

export const isOver = (event: Lasting, now: number): boolean => endOf(event) <= now;

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

/**
 * For a place that shows one event at a time: each of the events, soonest first, from the end of those before it until its own end.
 * A weekly event is never over, so no event comes after it.
 */
export function listInTurn<Event extends Scheduled & { lengthMs: number }>(events: readonly Event[]) {
  const turns: { event: Event; from: number; until: number }[] = [];
  for (const event of events) {
    const from = turns.at(-1)?.until ?? 0;
    const until = endOf(event);
    if (until > from) turns.push({ event, from, until });
  }
  return turns;
}

/** `from` and `until` are ISO text. */
export function isDuring(now: number, from?: string, until?: string): boolean {
  return (!from || now >= Date.parse(from)) && (!until || now < Date.parse(until));
}

/** The midnight that begins the last day of an event. For an event of one day, the start of the event. */
export function startOfLastDay(start: number, end: number): number {
  // An event may end at the midnight after its last day. One millisecond earlier is still that day.
  return Math.max(start, startOfDay(end - 1));
}

/**
 * The moment from which the browser must update the page of an event, or its card in a list; Infinity if never.
 * `registrationMoments` are when registration opens and closes.
 */
export function findUpdateTime(event: Lasting, registrationMoments: readonly number[], now: number): number {
  const start = startOfEvent(event, now);
  // The page of a weekly event says "today" on the day of the event. The build hides that word. The browser shows it from the
  // midnight that begins the day; if the day is today, at once.
  if (event.weekday !== undefined) return startOfDay(start);
  const end = endOf(event);
  // At each of these moments, update-by-time.ts shows or hides parts of EventNow.astro, EventFacts.astro or EventPage.astro.
  const moments = [start, startOfLastDay(start, end), end, ...registrationMoments];
  return Math.min(...moments.filter((moment) => moment > now));
}
