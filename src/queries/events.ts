import { messagesWords } from '#words';
import type { CollectionEntry } from 'astro:content';
import { writeCalendar } from '#lib/events/calendar.ts';
import { hasRegistration, registrationOf, type RegistrationPeriod } from '#lib/events/programme.ts';
import type { PastOutreach } from '#lib/events/results.ts';
import { type PublicEvent, toEvent } from '#lib/events/public-event.ts';
import { isOver, startOfEvent } from '#lib/events/schedule.ts';
import { compareIds } from '#lib/ids.ts';
import type { Coordinates } from '#lib/map/coordinates.ts';
import { listEventYears, type YearPage } from '#lib/page/by-year.ts';
import { fill } from '#lib/placeholders.ts';
import { listDirections } from '#lib/visit.ts';
import type { EventProgramme } from '../schemas/event-programme.ts';
import { listCommunities } from './communities.ts';
import { builtAt, getCollection, getEntry, getSingleFile } from './entries.ts';
import { getPage } from './pages.ts';
import { getSite } from './site.ts';

/** An event with its entry, which holds the pictures. */
export interface ListedEvent extends PublicEvent {
  /** The name in lists and on the event's page, such as 'Ejisu: free health outreach'. */
  name: string;
  entry: CollectionEntry<'events'>;
  /** The entry whose Markdown text describes the event: `entry`, or the template of health outreaches. */
  text: CollectionEntry<'events' | 'eventTemplates'>;
  /** The language of its words, if that is not the language of the page. */
  language: string | undefined;
  /** What a health outreach offers: its own list, or that of all outreaches. */
  offered: string[] | undefined;
  /** Shown instead of the text once the event is over. */
  afterwards: string | undefined;
  /** The id of the programme that a health outreach belongs to, such as 'hope-health-vans'. */
  programme: string | undefined;
}

const joinName = (first: string, second: string) =>
  `${fill(messagesWords.label, { label: first })} ${second}`;

/** All events that visitors may see, unsorted. */
export async function listEvents(): Promise<ListedEvent[]> {
  const template = await getEntry('eventTemplates', '_health-outreach');
  if (!template) throw new Error('content/events/_health-outreach.md is missing');
  const entries = await getCollection('events');
  const { outreach: outreachWords } = await getPage('events');
  const events = entries.map((entry) => {
    const shared = entry.data.componentLink === 'healthOutreachEvent' ? template : undefined;
    const event = toEvent(entry.id, entry.data, template.data);
    return {
      ...event,
      name: shared ? joinName(event.details, outreachWords) : joinName(event.title, event.details),
      entry,
      language: entry.language,
      text: entry.body?.trim() ? entry : (shared ?? entry),
      offered: entry.data.offered ?? shared?.data.offered,
      afterwards: entry.data.afterwards ?? shared?.data.afterwards,
      programme: entry.data.programme ?? shared?.data.programme,
    };
  });
  return events.filter(({ entry }) => entry.data.visible);
}

export const listPastYears = (events: readonly ListedEvent[]): YearPage<ListedEvent>[] =>
  listEventYears(events, builtAt);

/** A function that gives the place of a health outreach; null if the place is not known. */
export async function placesOfOutreaches(): Promise<(event: ListedEvent) => Coordinates | null> {
  const { latitude: lat, longitude: lng } = (await getSite()).clinic;
  const communities = new Map((await listCommunities()).map((community) => [community.id, community]));
  return (event) => {
    const { at, community } = event.entry.data;
    const clinic = event.atClinic ? { lat, lng } : null;
    // `community` is a number in the entry, and ids are strings.
    return at ?? communities.get(String(community)) ?? clinic;
  };
}

/**
 * The health outreaches that are not over, the next first. An outreach with a weekday repeats, so it is never over. `at` is null if
 * the place is not known.
 */
export async function listNextOutreaches(): Promise<(ListedEvent & { at: Coordinates | null })[]> {
  const placeOf = await placesOfOutreaches();
  return (await listEvents())
    .filter(({ layout }) => layout === 'healthOutreachEvent')
    .filter((event) => !isOver(event, builtAt))
    .map((event) => ({ ...event, at: placeOf(event) }))
    .toSorted((a, b) => startOfEvent(a, builtAt) - startOfEvent(b, builtAt) || compareIds(a, b));
}

/** The next event at which people apply on this page, such as /internships/1. */
export const findNextEventOf = async (path: string): Promise<ListedEvent | undefined> =>
  (await listEvents())
    .filter(({ applyLink, start, status }) => applyLink === path && start > builtAt && !status)
    .toSorted((a, b) => a.start - b.start)[0];

/** The results of past health outreaches, the latest first. */
export async function listOutreachesWithResults(): Promise<PastOutreach[]> {
  const over = (await listEvents()).filter((event) => isOver(event, builtAt));
  const outreaches = over.flatMap(({ id, details, start, programme, entry, language }) => {
    const { results, community } = entry.data;
    if (!results) return [];
    return [{ id, details, start, results, programme, community: community?.toString(), language }];
  });
  return outreaches.toSorted((a, b) => b.start - a.start);
}

/** The days, times and prizes of case competitions and summer internships. */
export const getEventProgramme = (): EventProgramme => getSingleFile('eventProgramme');

/** When visitors can register for a competition or internship event; null for other events. */
export function getRegistration({ layout, start }: PublicEvent): RegistrationPeriod | null {
  if (!hasRegistration(layout)) return null;
  return registrationOf(getEventProgramme(), new Date(start).getUTCFullYear());
}

/** These events as a calendar file. */
export async function answerCalendar(events: readonly PublicEvent[]): Promise<Response> {
  const { url, name } = await getSite();
  const { find } = await getPage('your-visit');
  const settings = { url, name, now: builtAt, directions: listDirections(find) };
  return new Response(writeCalendar(events, settings), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
