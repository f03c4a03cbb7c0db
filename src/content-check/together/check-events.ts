import { type Coordinates, isInGhana } from '#lib/map/coordinates.ts';
import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { BESIDE_ENTRIES, explainMissingPicture, pictureStorage } from '#lib/events/event-pictures.ts';
import { findTimeFault } from '#lib/events/public-event.ts';
import { minutesOf } from '#schemas/clock-time.ts';
import { type EventEntry, REGION_BOUNDS } from '#schemas/event.ts';
import type { EventProgramme } from '#schemas/event-programme.ts';
import { storedPictures } from '#schemas/media.ts';
import { weekdaysBetween } from '../texts/find-event-faults.ts';
import { type Content, type CheckedEntry, validEntries, type ValidEntry } from '../content.ts';
import { problemAt, warningAt, type Problem } from '../problem.ts';
import { countOf } from '../texts/find-number-faults.ts';
import { sayOutside } from './check-places.ts';

type Event = ValidEntry<'events'>;

/** An event whose `images.count` is too high for its folder. Pictures on another host are checked only in the build. */
function* checkStored({ entry }: Event, { entries, files }: Content) {
  const [site] = validEntries(entries, 'site');
  // checkEvents calls this only for valid events, so `entry.data` is a group of fields.
  const { data } = storedPictures.safeParse((entry.data as Record<string, unknown>)['images']);
  if (!data || (site && pictureStorage(site.value) !== BESIDE_ENTRIES)) return;
  const message = explainMissingPicture(data, files);
  if (message) yield problemAt(entry, ['images', 'count'], message);
}

/** Days without a meeting on which there is none anyway, and what happened at an event that is not over. */
function* checkDays({ entry, value }: Event) {
  const { every, notOn = [], newDate, eventEndDate, eventStartDate, afterwards, results } = value;
  for (const [index, days] of every ? notOn.entries() : []) {
    const [first = '', last] = days.split(' to ');
    const weekdays = weekdaysBetween(first, last);
    if (every && weekdays.includes(every)) continue;
    const message = `there is no meeting then: ${formatDate(first)} is a ${weekdays[0]}, and the event is on a ${every}. Correct the day, or remove it`;
    yield warningAt(entry, ['notOn', index], message);
  }
  const lastDay = newDate ?? eventEndDate ?? eventStartDate;
  if (!lastDay || dayStart(lastDay) <= readBuildTime()) return;
  const message = 'the event has not been yet. Write how it went once it is over, or correct its day';
  if (afterwards) yield warningAt(entry, ['afterwards'], message);
  // These count in the sums of /our-impact.
  if (results) yield problemAt(entry, ['results'], message);
}

// A border village may be mapped a little outside.
const MARGIN = 0.2;

function isFarOutside({ lat, lng }: Coordinates, region: keyof typeof REGION_BOUNDS): boolean {
  const [minLat, maxLat, minLng, maxLng] = REGION_BOUNDS[region];
  return lat < minLat - MARGIN || lat > maxLat + MARGIN || lng < minLng - MARGIN || lng > maxLng + MARGIN;
}

function* checkOutreach({ entry, value }: Event, { entries }: Content) {
  const { community, at, region, details } = value;
  if (at && !isInGhana(at)) yield problemAt(entry, ['at'], sayOutside(at));
  const communities = validEntries(entries, 'communities');
  const home = communities.find((each) => each.entry.id === String(community));
  // The details name another community than the number does.
  const named = communities.find((each) => each.value.name === details);
  if (named && home && named.value.name !== home.value.name) {
    const message = `${home.entry.file} is ${home.value.name}, and the details say ${details}. Write community: ${named.entry.id}, or correct the details`;
    yield warningAt(entry, ['community'], message);
  }
  const place = at ?? home?.value;
  if (region && place && isInGhana(place) && isFarOutside(place, region)) {
    const where = at ? 'these coordinates are' : `${home?.entry.file} is`;
    const message = `${where} far outside ${region}. Correct the region, or the place`;
    yield warningAt(entry, [at ? 'at' : 'region'], message);
  }
}

function* checkPublished({ entry, value }: Event) {
  const { publishFrom, publishUntil, newDate, eventStartDate, eventEndDate = eventStartDate } = value;
  const lastDay = newDate ?? eventEndDate;
  if (publishUntil && lastDay && dayStart(publishUntil) < dayStart(lastDay)) {
    const message = `the event is on ${formatDate(lastDay)}, and nobody could see it then. Write a later day, or remove the line`;
    yield problemAt(entry, ['publishUntil'], message);
  }
  if (publishFrom && eventEndDate && dayStart(publishFrom) > dayStart(eventEndDate)) {
    const message = 'visitors would learn of it only when it is over. Write an earlier day';
    yield problemAt(entry, ['publishFrom'], message);
  }
}

// The hours of a day between which events begin, and how many hours they last at most.
const [EARLIEST, LATEST, LONGEST] = [5, 22, 10];

/** A time that is allowed, and in which am and pm are probably confused. */
function explainTime(event: EventEntry, before?: EventEntry): string | undefined {
  const { title = '', details, eventStartTime: start, eventEndTime: end, eventEndDate } = event;
  if (!start) return undefined;
  const hours = minutesOf(start) / 60;
  const [, morning, evening] =
    /\b(?:(dawn|breakfast|morning)|(afternoon|evening|night))\b/i.exec(`${title} ${details}`) ?? [];
  if (before?.eventStartTime && Math.abs(hours - minutesOf(before.eventStartTime) / 60) === 12)
    return `until now it began at ${before.eventStartTime}`;
  if (hours >= 13 ? morning : hours < 12 && evening) return `the words above say "${morning ?? evening}"`;
  const isOvernight = eventEndDate && end && minutesOf(end) < minutesOf(start);
  if (hours < EARLIEST || (hours >= LATEST && !isOvernight)) return 'few people come at night';
  const isLong = end && !eventEndDate && minutesOf(end) / 60 - hours > LONGEST;
  return isLong ? `it would last more than ${LONGEST} hours, until ${end}` : undefined;
}

function* checkTimes({ entry, value }: Event, formerEntries: readonly CheckedEntry[] = []) {
  const former = validEntries(formerEntries, 'events');
  const odd = explainTime(value, former.find((each) => each.entry.file === entry.file)?.value);
  const message = `${value.eventStartTime}: ${odd}. If am and pm are confused, correct it`;
  if (odd) yield warningAt(entry, ['eventStartTime'], message);
}

function* checkStatus({ entry, value }: Event) {
  const { status, since, newDate, eventStartDate } = value;
  const now = readBuildTime();
  if (since && dayStart(since) > now)
    yield problemAt(entry, ['since'], 'this day is in the future. Write the day on which you decided this');
  if (status === 'postponed' && !newDate && eventStartDate && dayStart(eventStartDate) + DAY_MS <= now) {
    const message = 'its first day is over. Write newDate, or "status: cancelled"';
    yield warningAt(entry, ['status'], message);
  }
}

/** A day that was announced, and that the change replaces: people have it in their calendars. */
function* checkAnnounced({ entries, formerEntries = [] }: Content) {
  const events = validEntries(entries, 'events');
  for (const { entry: before, value: old } of validEntries(formerEntries, 'events')) {
    const now = events.find(({ entry }) => entry.file === before.file);
    const { eventStartDate: day } = old;
    if (!now || !day || !old.visible || now.value.eventStartDate === day || dayStart(day) < readBuildTime())
      continue;
    const message = `until now this was ${formatDate(day)}. If people know that day, keep it, and write "status: postponed", newDate, since and why`;
    yield warningAt(now.entry, ['eventStartDate'], message);
  }
}

/** A note about the time zone whose hours or two times are not those of its field. */
function* checkZone(entry: CheckedEntry, { zone, zoneHours, zoneNote }: EventProgramme) {
  const [, count = ''] = /\b([a-z]+|\d+) hours?\b/i.exec(zoneNote) ?? [];
  const [first = 0, second = first] = (zoneNote.match(/\d{1,2}:\d\d[ap]m/g) ?? []).map(minutesOf);
  const named = [countOf(count), Math.abs(first - second) / 60].filter((hours) => hours > 0);
  const wrong = named.find((hours) => hours !== Math.abs(zoneHours) && 24 - hours !== Math.abs(zoneHours));
  const message = `by these words ${zone} is ${wrong} hours from Ghana, and zoneHours is ${zoneHours}. Correct one of the two`;
  if (wrong) yield warningAt(entry, ['zoneNote'], message);
}

export function* checkEvents(content: Content): Generator<Problem> {
  yield* checkAnnounced(content);
  const [programme] = validEntries(content.entries, 'eventProgramme');
  if (programme) yield* checkZone(programme.entry, programme.value);
  const [template] = validEntries(content.entries, 'eventTemplates');
  for (const event of validEntries(content.entries, 'events')) {
    const fault = template && findTimeFault(event.value, template.value);
    if (fault) yield problemAt(event.entry, [fault.field], fault.message);
    yield* checkPublished(event);
    yield* checkTimes(event, content.formerEntries);
    yield* checkStored(event, content);
    yield* checkStatus(event);
    yield* checkOutreach(event, content);
    yield* checkDays(event);
  }
}
