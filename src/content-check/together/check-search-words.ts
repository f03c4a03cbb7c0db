import { splitWords } from '#lib/search/search-words.ts';
import { compareAges, type Content, type CheckedEntry, problemAt } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';

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
