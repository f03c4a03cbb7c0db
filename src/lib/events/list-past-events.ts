import { compareIds } from '../compare-ids.ts';
import type { Scheduled } from './scheduled.ts';
import { DAY_MS, startOfDay } from './start-of-day.ts';
import { startOfEvent } from './start-of-event.ts';

/** Events whose start date is today or before, latest first, ties by start time (specification, section 4). */
export function listPastEvents<Event extends Scheduled>(events: readonly Event[], now: number): Event[] {
  return events
    .filter((event) => startOfEvent(event, now) < startOfDay(now) + DAY_MS)
    .sort((a, b) => startOfEvent(b, now) - startOfEvent(a, now) || compareIds(a, b));
}
