import { fill } from '#lib/placeholders.ts';
import { datesWords, eventStatusWords, eventWords, messagesWords } from '#words';
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

/** An event for pages, lists and calendars. Moments are milliseconds since 1970. */
export interface PublicEvent extends Scheduled {
  title: string;
  /** One line that differs between events with the same title, such as the place or the year. */
  details: string;
  /** Null for an online event. */
  location: string | null;
  /** The text with which a map finds the place. */
  onMap: string | null;
  layout: EventLayout;
  /** From start to end; without an end time, to the end of its last day. */
  lengthMs: number;
  /** '9:00am'; null if the time is not known. */
  startTime: string | null;
  endTime: string | null;
  /** Texts that replace the date and the time. A weekly event always has `dateWords`. */
  dateWords: string | null;
  timeWords: string | null;
  note: string | null;
  applyLink: string | null;
  /**
   * Whether a competition in the default layout shows its General Info (registration and case dates) once it has begun. Two
   * other layouts always show it, and all other events never do (programme.ts).
   */
  showsGeneralInfoOnceBegun: boolean;
  atClinic: boolean;
  /** Null if the event takes place as announced. */
  status: EventStatus | null;
}

/** `since` is when this was decided. `before` is the start announced first, if a new day is known; `start` is then the new day. */
export interface EventStatus {
  kind: 'cancelled' | 'postponed';
  why: string;
  since: number;
  before: number | null;
}

type Fields = Omit<EventEntry, 'images' | 'eventImage' | 'sample' | 'video'>;

// Any date works, because a weekly event needs only its time of day and length.
const ANY_DAY = '01/07/2024';

/** '12/18/2026 to 01/08/2027', or one day. */
function readPause(days: string): Pause {
  const [first = '', last = first] = days.split(' to ');
  return [dayStart(first), dayStart(last)];
}

function readStatus({ status, why = '', since = '', newDate }: Fields, before: number): EventStatus | null {
  if (!status) return null;
  return { kind: status, why, since: dayStart(since), before: newDate ? before : null };
}

/** Whether an event does not take place, or on a day that is not known yet. */
export const isOff = ({ status }: PublicEvent): boolean => status !== null && status.before === null;

/** The first that people must read: 'Cancelled. The road is flooded.' Undefined if the event takes place as announced. */
export function describeStatus({ status, start }: PublicEvent): string | undefined {
  if (!status) return undefined;
  const { kind, why, before } = status;
  if (kind === 'cancelled') return fill(eventStatusWords.isCancelled, { why });
  if (before === null) return fill(eventStatusWords.isPostponed, { why });
  return fill(eventStatusWords.isMoved, { before: formatDay(before), day: formatDay(start), why });
}

/** A name for titles and calendars, such as 'Cancelled: Ejisu: free health outreach'. */
export function nameWithStatus({ status }: PublicEvent, name: string): string {
  return status ? `${fill(messagesWords.label, { label: eventStatusWords[status.kind] })} ${name}` : name;
}

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
    endsOnEarlierDay: lastDay < firstDay,
  };
}

export function findTimeFault(
  entry: Fields,
  template: OutreachTemplate,
): { field: keyof Fields; message: string } | null {
  const { startTime, endTime, start, end, endsOnEarlierDay } = readTimes(entry, template);
  if (end <= start) {
    const [field, other] = endsOnEarlierDay
      ? (['eventEndDate', 'eventStartDate'] as const)
      : (['eventEndTime', 'eventStartTime'] as const);
    return { field, message: `the event ends before it starts; correct this or ${other}` };
  }
  if (endTime && !startTime)
    return { field: 'eventStartTime', message: 'write a start time, because the event has an end time' };
  return null;
}

export function toEvent(id: string, entry: Fields, template: OutreachTemplate): PublicEvent {
  const { shared, startTime, endTime, start: announced, end } = readTimes(entry, template);
  const delay = entry.newDate ? dayStart(entry.newDate) - dayStart(entry.eventStartDate ?? ANY_DAY) : 0;
  const start = announced + delay;
  return {
    id,
    title: entry.title ?? shared?.title ?? '',
    details: entry.details,
    location: entry.location ?? null,
    onMap: entry.onMap ?? null,
    layout: entry.componentLink ?? 'default',
    start,
    weekday: entry.every ? WEEKDAYS.indexOf(entry.every) : undefined,
    pauses: entry.notOn?.map(readPause),
    lengthMs: end - announced,
    startTime: startTime ? formatClock(minutesOf(startTime)) : null,
    endTime: endTime ? formatClock(minutesOf(endTime)) : null,
    // `eventDate`, `eventTime` and `dates` are texts that the editor writes freely.
    dateWords:
      entry.eventDate ??
      (entry.every ? fill(eventWords.every, { weekday: nameWeekday(WEEKDAYS.indexOf(entry.every)) }) : null),
    timeWords: entry.eventTime ?? null,
    note: entry.dates ?? null,
    applyLink: entry.applyLink ?? null,
    showsGeneralInfoOnceBegun: entry.generalInfo,
    atClinic: entry.atClinic,
    status: readStatus(entry, announced),
  };
}

/** Of an event of several days, its last day, such as 'Sunday 13 June 2027'. `dateWords` may already mean several days. */
export function lastDayOf({ start, lengthMs, dateWords }: PublicEvent): string | undefined {
  // An event may end at the midnight after its last day. One millisecond earlier is still that day.
  const lastDay = formatDay(start + lengthMs - 1);
  return dateWords === null && lastDay !== formatDay(start) ? lastDay : undefined;
}

/** Whether the date of its first day says when an event is. A weekly event always has `dateWords`. */
export const hasOneDate = ({ dateWords }: PublicEvent): boolean => dateWords === null;

/** Such as 'Monday 5 June 2028 to Friday 9 June 2028'. A weekly event always has `dateWords`: its date would soon be old. */
export function describeDays(event: PublicEvent): string {
  const firstDay = event.dateWords ?? formatDay(event.start);
  const lastDay = lastDayOf(event);
  return lastDay ? fill(datesWords.span, { from: firstDay, until: lastDay }) : firstDay;
}

/** The description for search results. */
export function describeEvent(event: PublicEvent, onlineOnlyWords: string): string {
  const { title, details, startTime, timeWords, location } = event;
  const facts = [describeDays(event), timeWords ?? formatTimes(startTime, null), location ?? onlineOnlyWords];
  const sentences = [describeStatus(event), `${title}: ${details}.`, `${facts.filter(Boolean).join(', ')}.`];
  return sentences.filter(Boolean).join(' ');
}

/** Empty if there are neither times nor words in their place. */
export const describeTimes = ({ timeWords, startTime, endTime }: PublicEvent): string =>
  timeWords ?? formatTimes(startTime, endTime);

/**
 * The lines of a message about an event: whether it takes place, what, when, where, and its note, such as what happens if it rains. `name` is the event's
 * name in lists (queries/events.ts).
 */
export function listFacts(event: PublicEvent & { name: string }, onlineOnlyWords: string): string[] {
  const { name, location, note } = event;
  const when = [describeDays(event), describeTimes(event)].filter(Boolean).join(', ');
  return [describeStatus(event), name, when, location ?? onlineOnlyWords, note].flatMap((line) => line ?? []);
}
