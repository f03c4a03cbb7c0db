import type { CollectionEntry } from 'astro:content';
import { readBuildTime } from '#loaders/environment.ts';
import { hasRegistration, registrationOf, type Registration } from '#lib/events/programme.ts';
import type { PastOutreach } from '#lib/events/results.ts';
import { type PublicEvent, toEvent } from '#lib/events/public-event.ts';
import type { EventProgramme } from '../schemas/event-programme.ts';
import { getCollection, getEntry } from './entries.ts';

/** An event with its entry, which holds the pictures and the text. */
export interface ListedEvent extends PublicEvent {
  entry: CollectionEntry<'events'>;
  /** The entry whose text describes it: its own, or what all health outreaches share. */
  text: CollectionEntry<'events' | 'eventTemplates'>;
  /** Of its own words, where that is not the language of the page. */
  language: string | undefined;
  /** What stands in its place once the event is over. */
  afterwards: string | undefined;
  /** Of a health outreach. */
  programme: string | undefined;
}

/** The moment of this build: what "upcoming" means in the HTML. The browser corrects it later. */
export const builtAt = readBuildTime();

/** All events that visitors may see, in no order. */
export async function listEvents(): Promise<ListedEvent[]> {
  const template = await getEntry('eventTemplates', '_health-outreach');
  if (!template) throw new Error('content/events/_health-outreach.md is missing');
  const entries = await getCollection('events');
  const events = entries.map((entry) => {
    const shared = entry.data.componentLink === 'healthOutreachEvent' ? template : undefined;
    return {
      ...toEvent(entry.id, entry.data, template.data),
      entry,
      language: entry.language,
      text: entry.body?.trim() ? entry : (shared ?? entry),
      afterwards: entry.data.afterwards ?? shared?.data.afterwards,
      programme: entry.data.programme ?? shared?.data.programme,
    };
  });
  return events.filter(({ entry }) => entry.data.visible);
}

/** What came of the health outreaches that are over, the latest first. */
export async function listPastOutreaches(): Promise<PastOutreach[]> {
  const outreaches = (await listEvents()).flatMap(
    ({ id, details, start, lengthMs, programme, entry, language }) => {
      const { results, community } = entry.data;
      if (!results || start + lengthMs > builtAt) return [];
      return [{ id, details, start, results, programme, community: community?.toString(), language }];
    },
  );
  return outreaches.toSorted((a, b) => b.start - a.start);
}

/** The days and prizes of the case competitions. */
export async function getEventProgramme(): Promise<EventProgramme> {
  const entry = await getEntry('eventProgramme', 'event-programme');
  if (!entry) throw new Error('content/event-programme.yaml is missing');
  return entry.data;
}

/** When one can register for a competition or internship event; null for other events. */
export async function getRegistration({ layout, start }: PublicEvent): Promise<Registration | null> {
  if (!hasRegistration(layout)) return null;
  return registrationOf(await getEventProgramme(), new Date(start).getUTCFullYear());
}
