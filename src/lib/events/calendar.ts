import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { startOfDay } from '../dates.ts';
import type { PublicEvent } from './public-event.ts';
import { listPausedDays, startOfEvent } from './schedule.ts';

interface CalendarSettings {
  /** Where this site is, without a slash at the end. */
  url: string;
  name: string;
  now: number;
}

const RULE_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function partsOf(moment: number, hasTime: boolean): DateArray {
  const date = new Date(moment);
  const day: [number, number, number] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return hasTime ? [...day, date.getUTCHours(), date.getUTCMinutes()] : day;
}

function toAttributes(event: PublicEvent, { url, now }: CalendarSettings): EventAttributes {
  const start = startOfEvent(event, now);
  const hasTime = event.startTime !== null;
  // With its time: each must be the start of a meeting that the rule would make.
  const paused = listPausedDays(event, now).map((day) =>
    hasTime ? day + (start - startOfDay(start)) : partsOf(day, false),
  );
  const page = `${url}/events/${event.id}`;
  // The stamp is the build's day, so that two builds of one day write the same file. (Missing in the types of ics.)
  const stamp = { timestamp: startOfDay(now) };
  return {
    uid: `event-${event.id}@${new URL(url).hostname}`,
    ...stamp,
    title: `${event.title}: ${event.details}`,
    description: `${event.note ? `${event.note}\n` : ''}${page}`,
    location: event.location ?? 'Online',
    url: page,
    start: partsOf(start, hasTime),
    end: partsOf(start + event.lengthMs, hasTime),
    startInputType: 'utc',
    startOutputType: 'utc',
    ...(event.weekday !== undefined && { recurrenceRule: `FREQ=WEEKLY;BYDAY=${RULE_DAYS[event.weekday]}` }),
    ...(paused.length > 0 && { exclusionDates: paused }),
  };
}

/** A calendar file (RFC 5545) of the events, for one to be imported or all to be subscribed to. */
export function writeCalendar(events: readonly PublicEvent[], settings: CalendarSettings): string {
  const { error, value } = createEvents(
    events.map((event) => toAttributes(event, settings)),
    { calName: settings.name, productId: `-//${settings.name}//Events//EN` },
  );
  if (value === null) throw new Error('the calendar of the events cannot be written', { cause: error });
  return value;
}
