import { posix } from 'node:path';
import { isInGhana } from '#lib/map/coordinates.ts';
import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { BESIDE_ENTRIES, explainMissingPicture, pictureStorage } from '#lib/events/event-pictures.ts';
import { findTimeFault } from '#lib/events/public-event.ts';
import type { EventEntry, OutreachTemplate } from '#schemas/event.ts';
import type { CommunityEntry } from '#schemas/community.ts';
import type { Site } from '#schemas/site.ts';
import { storedPictures } from '#schemas/media.ts';
import { type Content, type CheckedEntry, problemAt, validEntries } from '../content.ts';
import { asWarning, type Problem } from '../problem.ts';
import { isFarOutside } from './region-bounds.ts';

/** An event whose `images.count` is too high for its folder. Pictures on another host are checked only in the build. */
async function* checkStored(entry: CheckedEntry, { entries, files }: Content): AsyncGenerator<Problem> {
  const [site] = validEntries<Site>(entries, 'content/site.yaml');
  // checkEvents calls this only for valid events, so `entry.data` is a group of fields.
  const { data } = storedPictures.safeParse((entry.data as Record<string, unknown>)['images']);
  if (!data || (site && pictureStorage(site.value) !== BESIDE_ENTRIES)) return;
  const has = (path: string) => Promise.resolve(files.has(posix.join('content/events', path)));
  const message = await explainMissingPicture(data, { storage: BESIDE_ENTRIES, has });
  if (message) yield problemAt(entry, ['images', 'count'], message);
}

function* checkOutreach(entry: CheckedEntry, event: EventEntry, { entries }: Content): Generator<Problem> {
  const { results, community, at, region, eventStartDate, newDate, eventEndDate = eventStartDate } = event;
  const isKnown = entries.some(
    ({ kind, id }) => kind.path === 'content/communities' && id === String(community),
  );
  if (community !== undefined && !isKnown) {
    const message = `there is no content/communities/${community}.yaml. Write the number of a file in that folder`;
    yield problemAt(entry, ['community'], message);
  }
  if (at && !isInGhana(at))
    yield problemAt(
      entry,
      ['at'],
      `lat ${at.lat}, lng ${at.lng} is outside Ghana; write lat (north) first, lng (east) second`,
    );
  const home = validEntries<CommunityEntry>(entries, 'content/communities').find(
    (each) => each.entry.id === String(community),
  );
  const place = at ?? home?.value;
  if (region && place && isInGhana(place) && isFarOutside(place, region)) {
    const where = at ? 'these coordinates are' : `${home?.entry.file} is`;
    const message = `${where} far outside ${region}. Correct the region, or the place`;
    yield asWarning(problemAt(entry, [at ? 'at' : 'region'], message));
  }
  const lastDay = newDate ?? eventEndDate;
  if (results && lastDay && dayStart(lastDay) > readBuildTime()) {
    const message = 'the outreach is in the future. Write its results once it is over, or correct its day';
    yield problemAt(entry, ['results'], message);
  }
}

function* checkPublished(entry: CheckedEntry, event: EventEntry): Generator<Problem> {
  const { publishFrom, eventStartDate, eventEndDate = eventStartDate } = event;
  if (publishFrom && eventEndDate && dayStart(publishFrom) > dayStart(eventEndDate))
    yield problemAt(
      entry,
      ['publishFrom'],
      'visitors would learn of it only when it is over. Write an earlier day',
    );
}

function* checkStatus(entry: CheckedEntry, event: EventEntry): Generator<Problem> {
  const { status, since, newDate, eventStartDate } = event;
  const now = readBuildTime();
  if (since && dayStart(since) > now)
    yield problemAt(entry, ['since'], 'this day is in the future. Write the day on which you decided this');
  if (status === 'postponed' && !newDate && eventStartDate && dayStart(eventStartDate) + DAY_MS <= now) {
    const message = 'its first day is over. Write newDate, or "status: cancelled"';
    yield asWarning(problemAt(entry, ['status'], message));
  }
}

/** A day that was announced, and that the change replaces: people have it in their calendars. */
function* checkAnnounced({ entries, formerEntries = [] }: Content): Generator<Problem> {
  const events = validEntries<EventEntry>(entries, 'content/events');
  for (const { entry: before, value: old } of validEntries<EventEntry>(formerEntries, 'content/events')) {
    const now = events.find(({ entry }) => entry.file === before.file);
    const { eventStartDate: day } = old;
    if (!now || !day || !old.visible || now.value.eventStartDate === day || dayStart(day) < readBuildTime())
      continue;
    const message = `until now this was ${formatDate(day)}. If people know that day, keep it, and write "status: postponed", newDate, since and why`;
    yield asWarning(problemAt(now.entry, ['eventStartDate'], message));
  }
}

export async function* checkEvents(content: Content): AsyncGenerator<Problem> {
  yield* checkAnnounced(content);
  const [template] = validEntries<OutreachTemplate>(content.entries, 'content/events/_health-outreach.md');
  for (const { entry, value } of validEntries<EventEntry>(content.entries, 'content/events')) {
    const fault = template && findTimeFault(value, template.value);
    if (fault) yield problemAt(entry, [fault.field], fault.message);
    yield* checkPublished(entry, value);
    yield* checkStored(entry, content);
    yield* checkStatus(entry, value);
    yield* checkOutreach(entry, value, content);
  }
}
