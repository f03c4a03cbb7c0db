import type { CheckedEntry, Content } from '../content.ts';
import { validEntries } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { warningAt, type Problem } from '../problem.ts';

// These words find nothing by themselves: they only say how the search reads other words.
const NOT_FOUND = new Set(['example', 'smallWords', 'besideTests', 'sameWords']);

const listWords = (entry: CheckedEntry): string[] => [
  ...[...leavesOf(entry.data)].flatMap(([text, [field = '']]) =>
    entry.id === 'search' && NOT_FOUND.has(String(field)) ? [] : String(text),
  ),
  entry.text,
];

/** "For example: malaria, opening hours" as "malaria" and "opening hours". */
const examplesIn = (text: string): string[] =>
  text
    .replace(/^[^:]*:/, '')
    .split(/[,;]/)
    .map((example) => example.replace(/[.“”"]/g, '').trim())
    .filter(Boolean);

/** Words that /search gives as examples, and that no entry has. Another organisation may have kept ours. */
export function* checkExamples({ entries }: Content): Generator<Problem> {
  const page = validEntries(entries, 'pages').find(({ value }) => value.page === 'search');
  if (page?.value.page !== 'search' || !page.value.example) return;
  // The words of the interface are on buttons, and symptoms only give advice.
  const searched = entries.filter(({ kind }) => !['interface', 'symptoms', 'redirects'].includes(kind.name));
  const all = searched.flatMap(listWords).join('\n').toLowerCase();
  for (const example of examplesIn(page.value.example)) {
    // "prices" also finds "price".
    const words = example.toLowerCase().split(/\s+/);
    if (words.every((word) => all.includes(word.replace(/(?<=\p{L}{3})s$/u, '')))) continue;
    const message = `a search for "${example}" finds nothing. Write words that are on this site`;
    yield warningAt(page.entry, ['example'], message);
  }
}
