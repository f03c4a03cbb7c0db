import { posix } from 'node:path';
import { compareAges, type Content, problemAt } from '../content.ts';
import { groupsOf } from '../fields/field-path.ts';
import { asWarning, type Problem } from '../problem.ts';

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
