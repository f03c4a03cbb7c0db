import { getLanguage } from '#lib/language/page-language.ts';
import { eventWords, to } from '#words';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { JsonLd } from '#lib/page/json-ld.ts';
import { startOfDay, isoMoment, WEEKDAYS } from '../time/dates.ts';
import { describeStatus, isOff, nameWithStatus, type EventStatus, type PublicEvent } from './public-event.ts';
import { listPausedDays, startOfEvent } from './schedule.ts';

interface CalendarSettings {
  /** Where this site is, without a slash at the end. */
  url: string;
  name: string;
  now: number;
  /** Lines that say how to find the clinic. */
  directions: readonly string[];
}

function partsOf(moment: number, hasTime: boolean): DateArray {
  const date = new Date(moment);
  const day: [number, number, number] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return hasTime ? [...day, date.getUTCHours(), date.getUTCMinutes()] : day;
}

/**
 * How calendars learn that an entry has changed (RFC 5545). The day of the decision is the number of the revision, so a later
 * decision has a higher one.
 */
function revisionOf({ kind, since, before }: EventStatus): Partial<EventAttributes> {
  const dayNumber = Number(isoMoment(since, false).replaceAll('-', ''));
  const undecided = before === null ? 'TENTATIVE' : 'CONFIRMED';
  return {
    status: kind === 'cancelled' ? 'CANCELLED' : undecided,
    sequence: dayNumber,
    lastModified: since,
  };
}

function toAttributes(event: PublicEvent, { url, now, directions }: CalendarSettings): EventAttributes {
  const start = startOfEvent(event, now);
  const hasTime = event.startTime !== null;
  // An excluded date must be the start of an occurrence, so it includes the start time, if there is one.
  const paused = listPausedDays(event, now).map((day) =>
    hasTime ? day + (start - startOfDay(start)) : partsOf(day, false),
  );
  const page = url + to(`/events/${event.id}`);
  // With the day as timestamp, all builds of a day write the same file. The types of the package `ics` lack `timestamp`, but allow
  // it in a spread.
  const stamp = { timestamp: startOfDay(now) };
  return {
    uid: `event-${event.id}@${new URL(url).hostname}`,
    ...stamp,
    title: nameWithStatus(event, `${event.title}: ${event.details}`),
    description: [describeStatus(event), event.note, ...(event.atClinic ? directions : []), page]
      .filter(Boolean)
      .join('\n'),
    location: event.location ?? eventWords.online,
    url: page,
    // The phone reminds people by itself, without anybody keeping a list of who wants to be reminded.
    ...(!isOff(event) && {
      alarms: [{ action: 'display', description: event.title, trigger: { before: true, days: 1 } }],
    }),
    start: partsOf(start, hasTime),
    end: partsOf(start + event.lengthMs, hasTime),
    ...(event.status && revisionOf(event.status)),
    startInputType: 'utc',
    startOutputType: 'utc',
    ...(event.weekday !== undefined && {
      recurrenceRule: `FREQ=WEEKLY;BYDAY=${WEEKDAYS[event.weekday]?.slice(0, 2).toUpperCase()}`,
    }),
    ...(paused.length > 0 && { exclusionDates: paused }),
  };
}

/** A calendar file (RFC 5545), to import one event or to subscribe to all. */
export function writeCalendar(events: readonly PublicEvent[], settings: CalendarSettings): string {
  const { error, value } = createEvents(
    events.map((event) => toAttributes(event, settings)),
    { calName: settings.name, productId: `-//${settings.name}//Events//${getLanguage().toUpperCase()}` },
  );
  if (value === null) throw new Error('the calendar of the events cannot be written', { cause: error });
  return value;
}

interface Context {
  site: { url: string; legalName: string };
  now: number;
  picture?: string | undefined;
}

function schemaStatusOf({ status }: PublicEvent): string {
  if (!status) return 'EventScheduled';
  if (status.kind === 'cancelled') return 'EventCancelled';
  return status.before === null ? 'EventPostponed' : 'EventRescheduled';
}

/** An event for search engines (schema.org/Event). localise-links.ts translates the addresses. */
export function eventJsonLd(event: PublicEvent, { site, now, picture }: Context): JsonLd {
  const start = startOfEvent(event, now);
  const page = `${site.url}/events/${event.id}`;
  // If an event has only a start time, its end is not known.
  const isEndKnown = event.endTime !== null || event.startTime === null;
  // Without an end time, start + event.lengthMs is the midnight after the last day.
  const end = start + event.lengthMs - (event.endTime === null ? 1 : 0);
  const place = event.location;
  const paused = listPausedDays(event, now);
  return {
    '@type': 'Event',
    name: `${event.title}: ${event.details}`,
    startDate: isoMoment(start, event.startTime !== null),
    ...(isEndKnown && { endDate: isoMoment(end, event.endTime !== null) }),
    eventStatus: `https://schema.org/${schemaStatusOf(event)}`,
    // Search engines ask for the day that was announced first.
    ...(event.status?.kind === 'postponed' && {
      previousStartDate: isoMoment(event.status.before ?? start, event.startTime !== null),
    }),
    eventAttendanceMode: `https://schema.org/${place ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: place
      ? { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', addressCountry: 'GH' } }
      : { '@type': 'VirtualLocation', url: page },
    url: page,
    image: picture ?? `${site.url}/social-card.png`,
    ...(event.weekday !== undefined && {
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: `https://schema.org/${WEEKDAYS[event.weekday]}`,
        scheduleTimezone: 'Africa/Accra',
        ...(paused.length > 0 && { exceptDate: paused.map((day) => isoMoment(day, false)) }),
      },
    }),
    organizer: { '@type': 'Organization', name: site.legalName, url: site.url },
  };
}
