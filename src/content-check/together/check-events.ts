import { posix } from 'node:path';
import { dayStart } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { BESIDE, explainCount, pictureStorage } from '#lib/events/event-pictures.ts';
import { findTimeFault } from '#lib/events/public-event.ts';
import { minutesOf } from '#schemas/clock-time.ts';
import type { EventProgramme } from '#schemas/event-programme.ts';
import type { EventEntry, OutreachTemplate } from '#schemas/event.ts';
import type { Site } from '#schemas/site.ts';
import { storedPictures } from '#schemas/media.ts';
import { type Content, type Entry, say, valid } from '../content.ts';
import type { Problem } from '../problem.ts';

const OUTREACH: OutreachTemplate = { title: 'Health Outreach', eventStartTime: '9am', eventEndTime: '4pm' };

/** Pictures given by folder and count are counted where they lie beside the events. Another host is asked by the build. */
async function* checkStored(entry: Entry, { entries, files }: Content): AsyncGenerator<Problem> {
  const [site] = valid<Site>(entries, 'content/site.yaml');
  const { data } = storedPictures.safeParse((entry.data as Record<string, unknown>)['images']);
  if (!data || (site && pictureStorage(site.value) !== BESIDE)) return;
  const has = (path: string) => Promise.resolve(files.has(posix.join('content/events', path)));
  const message = await explainCount(data, { storage: BESIDE, has });
  if (message) yield say(entry, ['images', 'count'], message);
}

/** What came of an outreach that is still to come, and communities that nobody knows. */
function* checkOutcome(entry: Entry, event: EventEntry, { entries }: Content): Generator<Problem> {
  const { results, community, eventStartDate, eventEndDate = eventStartDate } = event;
  const isKnown = entries.some(
    ({ kind, id }) => kind.path === 'content/communities' && id === String(community),
  );
  if (community !== undefined && !isKnown) {
    const message = `there is no content/communities/${community}.yaml. Write the number of a file there`;
    yield say(entry, ['community'], message);
  }
  if (results && eventEndDate && dayStart(eventEndDate) > readBuildTime()) {
    const message =
      'the outreach is still to come. Write what came of it once it is over, or correct its day';
    yield say(entry, ['results'], message);
  }
}

/** An event that is announced when it is over. */
function* checkPublished(entry: Entry, event: EventEntry): Generator<Problem> {
  const { publishFrom, eventStartDate, eventEndDate = eventStartDate } = event;
  if (publishFrom && eventEndDate && dayStart(publishFrom) > dayStart(eventEndDate))
    yield say(entry, ['publishFrom'], 'visitors would learn of it when it is over. Write an earlier day');
}

/** Events that end before they start, or that count more pictures than there are. */
export async function* checkEvents(content: Content): AsyncGenerator<Problem> {
  const [template] = valid<OutreachTemplate>(content.entries, 'content/events/_health-outreach.md');
  for (const { entry, value } of valid<EventEntry>(content.entries, 'content/events')) {
    const fault = findTimeFault(value, template?.value ?? OUTREACH);
    if (fault) yield say(entry, [fault.field], fault.message);
    yield* checkPublished(entry, value);
    yield* checkStored(entry, content);
    yield* checkOutcome(entry, value, content);
  }
}

/** Times of the case competitions' programme that are out of order. */
export function* checkProgramme({ entries }: Content): Generator<Problem> {
  for (const { entry, value } of valid<EventProgramme>(entries, 'content/event-programme.yaml')) {
    for (const [index, { from, to }] of value.infoSessions.sessions.entries()) {
      if (minutesOf(to) > minutesOf(from)) continue;
      const message = `the session ends at ${to}, before it starts at ${from}. Correct one of the two`;
      yield say(entry, ['infoSessions', 'sessions', index, 'to'], message);
    }
    const { registrationOpens: opens, registrationCloses: closes } = value.generalInfo;
    const moment = ({ day, time }: typeof opens) => `${day} ${String(minutesOf(time)).padStart(4, '0')}`;
    if (moment(closes) > moment(opens)) continue;
    const message = 'registration closes before it opens. Correct one of the two days';
    yield say(entry, ['generalInfo', 'registrationCloses', 'day'], message);
  }
}
