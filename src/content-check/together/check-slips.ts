import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { periodsOf } from '#schemas/clock-time.ts';
import type { CommunityEntry } from '#schemas/community.ts';
import type { EventEntry } from '#schemas/event.ts';
import { isVisible } from '#schemas/kind.ts';
import type { NavItem } from '#schemas/link.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import {
  type CheckedEntry,
  compareAges,
  type Content,
  fieldsOf,
  problemAt,
  validEntries,
} from '../content.ts';
import { listEntryPages } from '../links/list-targets.ts';
import { asDue, asWarning, type Problem } from '../problem.ts';
import { normalise } from './list-options.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayOf = (time: number) => WEEKDAYS[new Date(time).getUTCDay()];

function* checkWeekly(entry: CheckedEntry, { every, notOn = [] }: EventEntry): Generator<Problem> {
  if (!every) return;
  for (const [index, days] of notOn.entries()) {
    const [first = '', last = first] = days.split(' to ');
    const start = dayStart(first);
    const count = Math.min(7, (dayStart(last) - start) / DAY_MS + 1);
    const weekdays = Array.from({ length: count }, (_, day) => weekdayOf(start + day * DAY_MS));
    if (weekdays.includes(every)) continue;
    const message = `there is no meeting then: ${formatDate(first)} is a ${weekdays[0]}, and the event is on a ${every}. Correct the day, or remove it`;
    yield asWarning(problemAt(entry, ['notOn', index], message));
  }
}

function* checkEvent(entry: CheckedEntry, event: EventEntry, now: number): Generator<Problem> {
  yield* checkWeekly(entry, event);
  const lastDay = event.eventEndDate ?? event.eventStartDate;
  if (event.afterwards && lastDay && dayStart(lastDay) > now)
    yield asWarning(
      problemAt(
        entry,
        ['afterwards'],
        'the event has not been yet. Write how it went once it is over, or correct its day',
      ),
    );
}

/** An article is usually written on its day, so a day that is far ahead has a wrong year or month. */
function* checkArticleDay(entry: CheckedEntry, now: number): Generator<Problem> {
  const { date = '', publishFrom } = fieldsOf<{ date: string; publishFrom: string }>(entry);
  if (!publishFrom && dayStart(date) > now + 3 * 366 * DAY_MS)
    yield asWarning(
      problemAt(
        entry,
        ['date'],
        `${formatDate(date)} is in the future. If this is a typing mistake, correct it`,
      ),
    );
}

function* checkUnavailable(
  entry: CheckedEntry,
  { categories }: ServiceEntry,
  now: number,
): Generator<Problem> {
  for (const [category, { options }] of categories.entries())
    for (const [option, { unavailable }] of options.entries()) {
      const until = typeof unavailable === 'object' ? unavailable.until : undefined;
      if (!until || dayStart(until) + DAY_MS > now) continue;
      const path = ['categories', category, 'options', option, 'unavailable', 'until'];
      const message = `this ended on ${formatDate(until)}, and patients can choose the test again. Remove the line, or write a later day`;
      yield asDue(problemAt(entry, path, message));
    }
}

/** A field that tells the entries of a folder apart. `listOf` names the list of an entry, if the folder is more than one list. */
interface Twins {
  folders: readonly string[];
  field: string;
  listOf?: (entry: CheckedEntry) => string | undefined;
  advice: string;
  isMistake?: true;
}

const placeOf = (entry: CheckedEntry) => {
  const { lat, lng } = fieldsOf<CommunityEntry>(entry);
  return `${lat} ${lng}`;
};
const meetingOf = (entry: CheckedEntry) => {
  const { title, location, eventStartTime } = fieldsOf<EventEntry>(entry);
  return title || location ? [title, location, eventStartTime].join() : undefined;
};
const pageOf = ({ id }: CheckedEntry) => id.replace(/\/.*/, '');

const TWINS: readonly Twins[] = [
  { folders: ['faqs'], field: 'question', listOf: pageOf, advice: 'Keep one of the two files' },
  { folders: ['faqs'], field: 'order', listOf: pageOf, advice: 'Write another number' },
  { folders: ['services'], field: 'title', advice: 'Give each service its own', isMistake: true },
  { folders: ['services'], field: 'order', advice: 'Give each service its own', isMistake: true },
  {
    folders: ['services'],
    field: 'calendar',
    advice: 'Patients book there. Write the calendar of this service',
  },
  { folders: ['programmes'], field: 'form', advice: 'Its gifts go to that programme. Write its own form' },
  {
    folders: ['team', 'judges', 'profiles'],
    field: 'name',
    advice: 'If this is the same person, keep one of the two files',
  },
  {
    folders: ['articles', 'volunteer-roles', 'internships', 'plain-pages', 'help-pages'],
    field: 'title',
    advice: 'Visitors cannot tell them apart. Write another title, or keep one of the two files',
  },
  {
    folders: ['communities'],
    field: 'name',
    listOf: placeOf,
    advice: 'They are at one place: remove one of the two',
    isMistake: true,
  },
  ...[meetingOf, (entry: CheckedEntry) => fieldsOf<EventEntry>(entry).community?.toString()].map(
    (listOf) => ({
      ...{ folders: ['events'], field: 'eventStartDate', listOf },
      advice: 'It is at the same place too. If this is the same event, keep one of the two files',
    }),
  ),
];

/** Two entries of one list that visitors cannot tell apart. */
function* checkTwins(
  entries: readonly CheckedEntry[],
  { folders, field, listOf = () => '', advice, isMistake }: Twins,
): Generator<Problem> {
  const seen = new Map<string, CheckedEntry>();
  for (const entry of entries) {
    const value = fieldsOf<Record<string, unknown>>(entry)[field];
    const list = listOf(entry);
    const isListed = folders.some((folder) => entry.kind.path === `content/${folder}`) && list !== undefined;
    // A setting that is not configured is ''.
    if (!isListed || value === undefined || value === '' || !isVisible(entry.value)) continue;
    const key = `${entry.kind.path} ${list} ${normalise(String(value))}`;
    const twin = seen.get(key);
    if (!twin) seen.set(key, entry);
    else {
      const problem = problemAt(entry, [field], `${twin.file} has this ${field} too. ${advice}`);
      yield isMistake ? problem : asWarning(problem);
    }
  }
}

// The bar has room for so many items on a screen of 1280 pixels.
const MAX_BAR = 8;

function* checkMenu(content: Content): Generator<Problem> {
  const [menu] = validEntries<NavItem[]>(content.entries, 'content/navigation.yaml');
  if (!menu) return;
  const inBar = menu.value.flatMap(({ visible, places }, index) =>
    visible && places.includes('bar') ? [index] : [],
  );
  if (inBar.length > MAX_BAR)
    yield asWarning(
      problemAt(
        menu.entry,
        [inBar[MAX_BAR] ?? 0, 'places'],
        `the bar at the top has room for ${MAX_BAR} items, and these are ${inBar.length}. Write menu instead of bar for some`,
      ),
    );
  const linked = new Set([
    ...menu.value.map(({ path }) => path),
    ...content.entries.flatMap(({ links, file }) =>
      links.map(({ target }) => `${target.replace(/[?#].*/, '')} ${file}`),
    ),
  ]);
  const isLinked = ({ file }: CheckedEntry, address: string) =>
    linked.has(address) ||
    content.entries.some((other) => other.file !== file && linked.has(`${address} ${other.file}`));
  const plain = content.entries.filter(
    ({ kind, value, mistakes }) => kind.name === 'plainPages' && value !== undefined && mistakes.length === 0,
  );
  for (const { entry, address, isHidden } of listEntryPages(plain))
    if (!isHidden && !isLinked(entry, address))
      yield asWarning(
        problemAt(
          entry,
          ['title'],
          `nothing leads to the page ${address}. Add it to content/navigation.yaml, or write a link to it, as in [the words](${address})`,
        ),
      );
}

/** A clinic that opens at night: am and pm are confused. From midnight on is a clinic that never closes. */
function* checkHours(entry: CheckedEntry, { clinic }: Site): Generator<Problem> {
  for (const [day, hours] of Object.entries(clinic.hours)) {
    const opens = (periodsOf(hours)[0]?.[0] ?? 0) / 60;
    if (opens === 0 || (opens >= 5 && opens < 18)) continue;
    const message = `the clinic would open at ${hours.replace(/ .*/, '')}. If am and pm are confused, correct it`;
    yield asWarning(problemAt(entry, ['clinic', 'hours', day], message));
  }
}

function* checkGallery(entry: CheckedEntry): Generator<Problem> {
  const { images } = (entry.data ?? {}) as { images?: unknown };
  if (!Array.isArray(images)) return;
  const files = images.map((each: { file?: unknown } | null) => each?.file);
  for (const [index, file] of files.entries())
    if (file !== undefined && files.indexOf(file) < index)
      yield asWarning(
        problemAt(entry, ['images', index, 'file'], `${String(file)} is in this gallery twice. Keep one`),
      );
}

/** Content that a page can show, and that is nearly always a slip. */
export function* checkSlips(content: Content): Generator<Problem> {
  const now = readBuildTime();
  const entries = content.entries.toSorted(compareAges(content.newFiles));
  for (const { entry, value } of validEntries<EventEntry>(entries, 'content/events'))
    yield* checkEvent(entry, value, now);
  for (const { entry } of validEntries(entries, 'content/articles')) yield* checkArticleDay(entry, now);
  for (const { entry, value } of validEntries<ServiceEntry>(entries, 'content/services'))
    yield* checkUnavailable(entry, value, now);
  for (const twins of TWINS) yield* checkTwins(entries, twins);
  for (const { entry, value } of validEntries<Site>(entries, 'content/site.yaml'))
    yield* checkHours(entry, value);
  yield* checkMenu(content);
  for (const entry of entries) yield* checkGallery(entry);
}
