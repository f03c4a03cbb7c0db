import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import type { EventEntry } from '#schemas/event.ts';
import type { NavItem } from '#schemas/link.ts';
import type { ServiceEntry } from '#schemas/service.ts';
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

/** Two entries of one list that visitors cannot tell apart. `listOf` names the list of an entry. */
function* checkTwins(
  entries: readonly CheckedEntry[],
  field: string,
  listOf: (entry: CheckedEntry) => string,
  advice: string,
): Generator<Problem> {
  const seen = new Map<string, CheckedEntry>();
  for (const entry of entries) {
    const value = fieldsOf<Record<string, unknown>>(entry)[field];
    // A setting that is not configured is ''.
    if (value === undefined || value === '') continue;
    const key = `${listOf(entry)} ${String(value)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()}`;
    const twin = seen.get(key);
    if (twin) yield asWarning(problemAt(entry, [field], `${twin.file} has this ${field} too. ${advice}`));
    else seen.set(key, entry);
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
  const faqs = entries.filter(({ kind }) => kind.path === 'content/faqs');
  const pageOf = ({ id }: CheckedEntry) => id.replace(/\/.*/, '');
  yield* checkTwins(faqs, 'question', pageOf, 'Keep one of the two files');
  yield* checkTwins(faqs, 'order', pageOf, 'Write another number');
  const ofKind = (path: string) => entries.filter(({ kind }) => kind.path === path);
  yield* checkTwins(
    ofKind('content/programmes'),
    'form',
    () => '',
    'Its gifts go to that programme. Write its own form',
  );
  yield* checkTwins(
    ofKind('content/services'),
    'calendar',
    () => '',
    'Patients book there. Write the calendar of this service',
  );
  const people = entries.filter(({ kind }) =>
    ['content/team', 'content/judges', 'content/profiles'].includes(kind.path),
  );
  yield* checkTwins(
    people,
    'name',
    ({ kind }) => kind.path,
    'If this is the same person, keep one of the two files',
  );
  yield* checkMenu(content);
  for (const entry of entries) yield* checkGallery(entry);
}
