import type { Scheduled } from './scheduled.ts';
import { DAY_MS, startOfDay } from './start-of-day.ts';
import { startOfEvent } from './start-of-event.ts';

/**
 * When something on the page of an event changes next, seen from `now`: it starts, it is over, its registration closes
 * (`closing`, ISO text), or the day of a weekly one has passed. Infinity when nothing will change any more.
 */
export function nextChange(
  event: Omit<Scheduled, 'id'> & { lengthMs: number },
  closing: string | undefined,
  now: number,
): number {
  const start = startOfEvent(event, now);
  if (event.weekday !== undefined) return startOfDay(start) + DAY_MS;
  const moments = [start, start + event.lengthMs, ...(closing ? [Date.parse(closing)] : [])];
  return Math.min(...moments.filter((moment) => moment > now));
}
