import { posix } from 'node:path';
import { splitWords } from '#lib/search/search-words.ts';
import { compareAges, type Content, type CheckedEntry, problemAt } from '../content.ts';
import { groupsOf, leavesOf } from '../fields/field-path.ts';
import { asWarning, type Problem } from '../problem.ts';

/** Search words that are declared twice. A search has one best answer, so each phrase belongs to one entry. */
export function* checkSearchWords(content: Content): Generator<Problem> {
  const first = new Map<string, CheckedEntry>();
  for (const entry of content.entries.toSorted(compareAges(content))) {
    const twice: { earlier: CheckedEntry; text: string; path: PropertyKey[] }[] = [];
    for (const [text, path] of leavesOf(entry.data)) {
      if (typeof text !== 'string' || path.at(-2) !== 'searchWords') continue;
      const phrase = splitWords(text).join(' ');
      const earlier = first.get(phrase);
      if (earlier) twice.push({ earlier, text, path });
      else first.set(phrase, entry);
    }
    // A copy of a file has them all.
    for (const [{ file }, [word, ...others]] of Map.groupBy(twice, ({ earlier }) => earlier)) {
      const more = others.length > 0 ? ` and ${others.length} more of these` : '';
      const message = `${file} has "${word?.text}"${more} too. Keep it where the answer is, and remove it from the other`;
      yield problemAt(entry, word?.path ?? [], message);
    }
  }
}

const NO_SUBJECT = new Set(
  'and beside drawing drawn from into near over the there this under with'.split(' '),
);
const subjectsOf = (alt: string) =>
  (alt.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !NO_SUBJECT.has(word));

/** A picture twice in a gallery, or with two descriptions that have no word in common: one of them belongs to another picture. */
export function* checkSamePictures(content: Content): Generator<Problem> {
  const first = new Map<string, { alt: string; file: string }>();
  for (const entry of content.entries.toSorted(compareAges(content))) {
    const gallery = new Set<string>();
    for (const [{ file: path, alt = '' }, at] of groupsOf(entry.data)) {
      if (typeof path !== 'string' || typeof alt !== 'string') continue;
      const warn = (message: string) => asWarning(problemAt(entry, [...at, 'file'], message));
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
