import { compareIds } from '../compare-ids.ts';
import type { Scheduled } from './scheduled.ts';
import { startOfDay } from './start-of-day.ts';
import { startOfEvent } from './start-of-event.ts';

/**
 * Events whose start date is after yesterday, earliest first, ties by start time (specification, section 4). An
 * event of today is therefore in this list and in the past ones.
 */
export function listUpcomingEvents<Event extends Scheduled>(events: readonly Event[], now: number): Event[] {
  return events
    .filter((event) => startOfEvent(event, now) >= startOfDay(now))
    .sort((a, b) => startOfEvent(a, now) - startOfEvent(b, now) || compareIds(a, b));
}
