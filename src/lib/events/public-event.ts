import { fill } from '#lib/placeholders.ts';
import { eventWords } from '#words';
import type { Scheduled, Pause } from './schedule.ts';
import type { EventEntry, OutreachTemplate } from '../../schemas/event.ts';
import { minutesOf } from '../../schemas/clock-time.ts';
import {
  DAY_MS,
  dayStart,
  MINUTE_MS,
  WEEKDAYS,
  formatClock,
  formatDay,
  formatTimes,
  nameWeekday,
} from '../time/dates.ts';

export type EventLayout = 'default' | 'caseCompetitions' | 'summerInternshipEvent' | 'healthOutreachEvent';

/** An event as pages, lists and calendars use it. All moments in milliseconds since 1970, Ghana time. */
export interface PublicEvent extends Scheduled {
  title: string;
  details: string;
  /** Null when it is online only. */
  location: string | null;
  layout: EventLayout;
  /** How long after the start it ends; without times, the whole of its last day is part of it. */
  lengthMs: number;
  /** '9:00am', as shown; null when the editor gave none. */
  startTime: string | null;
  endTime: string | null;
  /** Words in place of what the fields above say. A weekly event has some in any case. */
  dateWords: string | null;
  timeWords: string | null;
  note: string | null;
  applyLink: string | null;
  /** Shows the registration and case dates once it has begun, though its layout is the plain one. */
  hasGeneralInfo: boolean;
}

type Fields = Omit<EventEntry, 'images' | 'eventImage' | 'sample' | 'video'>;

// A Sunday. Of a weekly event only the time of day counts, and its length.
const ANY_DAY = '01/07/2024';

/** '12/18/2026 to 01/08/2027', or one day. */
function readPause(days: string): Pause {
  const [first = '', last = first] = days.split(' to ');
  return [dayStart(first), dayStart(last)];
}

/** When an event starts and ends, a health outreach by what all of them share. */
function readTimes(entry: Fields, template: OutreachTemplate) {
  const shared = entry.componentLink === 'healthOutreachEvent' ? template : undefined;
  const startTime = entry.eventStartTime ?? shared?.eventStartTime;
  const endTime = entry.eventEndTime ?? shared?.eventEndTime;
  const firstDay = dayStart(entry.eventStartDate ?? ANY_DAY);
  const lastDay = entry.eventEndDate ? dayStart(entry.eventEndDate) : firstDay;
  return {
    shared,
    startTime,
    endTime,
    start: firstDay + (startTime ? minutesOf(startTime) * MINUTE_MS : 0),
    end: lastDay + (endTime ? minutesOf(endTime) * MINUTE_MS : DAY_MS),
    endsDaysBefore: lastDay < firstDay,
  };
}

/** What is wrong with the days and times of an event, at which field; null when nothing is. */
export function findTimeFault(
  entry: Fields,
  template: OutreachTemplate,
): { field: keyof Fields; message: string } | null {
  const { startTime, endTime, start, end, endsDaysBefore } = readTimes(entry, template);
  if (end <= start) {
    const [field, other] = endsDaysBefore
      ? (['eventEndDate', 'eventStartDate'] as const)
      : (['eventEndTime', 'eventStartTime'] as const);
    return { field, message: `the event ends before it starts; correct this or ${other}` };
  }
  if (endTime && !startTime)
    return { field: 'eventStartTime', message: 'write when it starts, since it has an end time' };
  return null;
}

/** One event from what its editor wrote, a health outreach with what all of them share. */
export function toEvent(id: string, entry: Fields, template: OutreachTemplate): PublicEvent {
  const { shared, startTime, endTime, start, end } = readTimes(entry, template);
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
    startTime: startTime ? formatClock(minutesOf(startTime)) : null,
    endTime: endTime ? formatClock(minutesOf(endTime)) : null,
    dateWords:
      entry.eventDate ??
      (entry.every ? fill(eventWords.every, { weekday: nameWeekday(WEEKDAYS.indexOf(entry.every)) }) : null),
    timeWords: entry.eventTime ?? null,
    note: entry.dates ?? null,
    applyLink: entry.applyLink ?? null,
    hasGeneralInfo: entry.generalInfo,
  };
}

/** One sentence for search results: what, when, where. A weekly event has its weekday, since a date would soon be old. */
export function describeEvent(event: PublicEvent, onlineOnly: string): string {
  const { title, details, start, dateWords, startTime, timeWords, location } = event;
  const day = dateWords ?? formatDay(start);
  const time = timeWords ?? (startTime && formatTimes(startTime, null));
  return `${title}: ${details}. ${[day, time, location ?? onlineOnly].filter(Boolean).join(', ')}.`;
}
