import type { EventEntry, OutreachTemplate } from '../../schemas/event.ts';
import { DAY_MS, dayStart, MINUTE_MS, WEEKDAYS } from '../dates.ts';
import { formatClockTime, minutesOf } from './clock-time.ts';
import type { PublicEvent } from './public-event.ts';
import type { Pause } from './schedule.ts';

type Fields = Omit<EventEntry, 'images' | 'eventImage' | 'sample' | 'video'>;

// A Sunday. Of a weekly event only the time of day counts, and its length.
const ANY_DAY = '01/07/2024';

/** '12/18/2026 to 01/08/2027', or one day. */
function readPause(days: string): Pause {
  const [first = '', last = first] = days.split(' to ');
  return [dayStart(first), dayStart(last)];
}

/**
 * One event from what its editor wrote, a health outreach with what all of them share. Throws a sentence that names
 * file and field when the event would end before it starts.
 */
export function toEvent(id: string, entry: Fields, template: OutreachTemplate): PublicEvent {
  const shared = entry.componentLink === 'healthOutreachEvent' ? template : undefined;
  const startTime = entry.eventStartTime ?? shared?.eventStartTime;
  const endTime = entry.eventEndTime ?? shared?.eventEndTime;
  const firstDay = dayStart(entry.eventStartDate ?? ANY_DAY);
  const lastDay = entry.eventEndDate ? dayStart(entry.eventEndDate) : firstDay;
  const start = firstDay + (startTime ? minutesOf(startTime) * MINUTE_MS : 0);
  const end = lastDay + (endTime ? minutesOf(endTime) * MINUTE_MS : DAY_MS);
  if (end <= start) {
    const field = lastDay < firstDay ? 'eventEndDate' : 'eventEndTime';
    throw new Error(
      `content/events/${id}.md: ${field}: the event ends before it starts; correct this or ${field.replace('End', 'Start')}`,
    );
  }
  if (endTime && !startTime) {
    throw new Error(
      `content/events/${id}.md: eventStartTime: write when it starts, since it has an end time`,
    );
  }
  return {
    id,
    title: entry.title ?? shared?.title ?? '',
    details: entry.details,
    location: entry.location ?? null,
    layout: entry.componentLink ?? 'default',
    start,
    weekday: entry.every ? WEEKDAYS.indexOf(entry.every) : undefined,
    pauses: entry.notOn?.map(readPause),
    lengthMs: end - start,
    startTime: startTime ? formatClockTime(startTime) : null,
    endTime: endTime ? formatClockTime(endTime) : null,
    dateWords: entry.eventDate ?? null,
    timeWords: entry.eventTime ?? null,
    note: entry.dates ?? null,
    applyLink: entry.applyLink ?? null,
    hasGeneralInfo: entry.generalInfo,
  };
}
