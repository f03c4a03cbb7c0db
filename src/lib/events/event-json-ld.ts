import type { JsonLd } from '#lib/structured-data/json-ld.ts';
import { isoMoment, WEEKDAYS } from '../dates.ts';
import type { PublicEvent } from './public-event.ts';
import { listPausedDays, startOfEvent } from './schedule.ts';

interface Context {
  site: { url: string; legalName: string };
  now: number;
  /** The whole address of its picture. */
  picture?: string | undefined;
}

/** An event as search engines read it (schema.org/Event). */
export function eventJsonLd(event: PublicEvent, { site, now, picture }: Context): JsonLd {
  const start = startOfEvent(event, now);
  const page = `${site.url}/events/${event.id}`;
  const hasEnd = event.endTime !== null || event.startTime === null;
  // Without times the end is the midnight after the last day.
  const end = start + event.lengthMs - (event.endTime ? 0 : 1);
  const place = event.location;
  const paused = listPausedDays(event, now);
  return {
    '@type': 'Event',
    name: `${event.title}: ${event.details}`,
    startDate: isoMoment(start, event.startTime !== null),
    ...(hasEnd && { endDate: isoMoment(end, event.endTime !== null) }),
    eventStatus: 'https://schema.org/EventScheduled',
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
