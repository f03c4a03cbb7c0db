import { posix } from 'node:path';
import { splitWords } from '#lib/search/search-words.ts';
import type { CommunityEntry } from '#schemas/community.ts';
import type { EventEntry } from '#schemas/event.ts';
import { isVisible } from '#schemas/kind.ts';
import { compareAges, type Content, type CheckedEntry, fieldsOf } from '../content.ts';
import { groupsOf, leavesOf } from '../fields/field-path.ts';
import { problemAt, warningAt, asWarning, type Problem } from '../problem.ts';
import { normalise } from './check-test-names.ts';

// The part of a folder in which a field must differ; undefined if it need not.
const ofPage = ({ id }: CheckedEntry) => id.replace(/\/.*/, '');
const ofPlace = (entry: CheckedEntry) =>
  [fieldsOf<CommunityEntry>(entry).lat, fieldsOf<CommunityEntry>(entry).lng].join();
const ofMeeting = (entry: CheckedEntry) => {
  const { title, location, eventStartTime } = fieldsOf<EventEntry>(entry);
  return title || location ? [title, location, eventStartTime].join() : undefined;
};
const ofCommunity = (entry: CheckedEntry) => fieldsOf<EventEntry>(entry).community?.toString();

const SAME_EVENT = 'It is at the same place too. If this is the same event, keep one of the two files';
type Twins = [folders: string, field: string, advice: string, partOf?: typeof ofMeeting];
// prettier-ignore
const TWINS: readonly Twins[] = [
  ['faqs', 'question', 'Keep one of the two files', ofPage],
  ['faqs', 'order', 'Write another number', ofPage],
  ['services', 'title', 'Give each service its own'],
  ['services', 'order', 'Give each service its own'],
  ['services', 'calendar', 'Patients book there. Write the calendar of this service'],
  ['programmes', 'form', 'Its gifts go to that programme. Write its own form'],
  ['team judges profiles testimonials', 'name', 'If this is the same person, keep one of the two files'],
  ['team judges profiles', 'linkedin', 'It opens one person. Write the address of the other, or remove the line'],
  ['articles volunteer-roles internships plain-pages help-pages', 'title', 'Visitors cannot tell them apart. Write another title, or keep one of the two files'],
  ['communities', 'name', 'They are at one place: remove one of the two', ofPlace],
  ['events', 'eventStartDate', SAME_EVENT, ofMeeting],
  ['events', 'eventStartDate', SAME_EVENT, ofCommunity],
];
// Their pages need one of each.
const MUST_DIFFER = ['services title', 'services order', 'communities name'];

/** Two entries of one list that visitors cannot tell apart. */
function* findTwins(entries: readonly CheckedEntry[], [folders, field, advice, partOf = () => '']: Twins) {
  const seen = new Map<string, CheckedEntry>();
  const paths = folders.split(' ').map((folder) => `content/${folder}`);
  for (const entry of entries) {
    // Visitors read the name of a hidden community too, without a link.
    const isShown = isVisible(entry.value) || entry.kind.name === 'communities';
    if (!paths.includes(entry.kind.path) || !isShown) continue;
    const value = fieldsOf<Record<string, unknown>>(entry)[field];
    const part = partOf(entry);
    // A setting that is not configured is ''.
    if (part === undefined || value === undefined || value === '') continue;
    const key = `${entry.kind.path} ${part} ${normalise(String(value))}`;
    const twin = seen.get(key);
    seen.set(key, twin ?? entry);
    if (!twin) continue;
    const problem = problemAt(entry, [field], `${twin.file} has this ${field} too. ${advice}`);
    yield MUST_DIFFER.includes(`${folders} ${field}`) ? problem : asWarning(problem);
  }
}

/** Search words that are declared twice. A search has one best answer, so each phrase belongs to one entry. */
function* checkSearchWords(entries: readonly CheckedEntry[]) {
  const first = new Map<string, CheckedEntry>();
  for (const entry of entries) {
    const twice: { earlier: CheckedEntry; text: string; path: PropertyKey[] }[] = [];
    for (const [text, path] of leavesOf(entry.data)) {
      if (typeof text !== 'string' || path.at(-2) !== 'searchWords') continue;
      const phrase = splitWords(text).join(' ');
      const earlier = first.get(phrase);
      if (earlier) twice.push({ earlier, text, path });
      else first.set(phrase, entry);
    }
    for (const [{ file }, words] of Map.groupBy(twice, ({ earlier }) => earlier)) {
      const names = words.map(({ text }) => `"${text}"`).join(', ');
      const message = `${file} has ${names} too. Keep each where the answer is, and remove it from the other`;
      yield problemAt(entry, words[0]?.path ?? [], message);
    }
  }
}

const NO_SUBJECT = new Set(
  'and beside drawing drawn from into near over the there this under with'.split(' '),
);
const subjectsOf = (alt: string) =>
  (alt.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !NO_SUBJECT.has(word));

/** A picture twice in a gallery, or with two descriptions that have no word in common: one of them belongs to another picture. */
function* checkSamePictures(entries: readonly CheckedEntry[]) {
  const first = new Map<string, { alt: string; file: string }>();
  for (const entry of entries) {
    const gallery = new Set<string>();
    for (const [{ file: path, alt = '' }, at] of groupsOf(entry.data)) {
      if (typeof path !== 'string' || typeof alt !== 'string') continue;
      const warn = (message: string) => warningAt(entry, [...at, 'file'], message);
      if (gallery.has(path)) yield warn(`${path} is in this gallery twice. Keep one`);
      if (at.at(-2) === 'images') gallery.add(path);
      const picture = posix.join(posix.dirname(entry.file), path);
      const other = first.get(picture) ?? { alt, file: entry.file };
      first.set(picture, other);
      const words = subjectsOf(other.alt);
      if (alt === other.alt || subjectsOf(alt).some((word) => words.includes(word))) continue;
      yield warn(
        `in ${other.file}, this picture is "${other.alt}". If you mean another picture, write its name`,
      );
    }
  }
}

/** What may be only once. The newer of two files gets the message. */
export function* checkTwins(content: Content): Generator<Problem> {
  const entries = content.entries.toSorted(compareAges(content));
  for (const twins of TWINS) yield* findTwins(entries, twins);
  yield* checkSearchWords(entries);
  yield* checkSamePictures(entries);
}
