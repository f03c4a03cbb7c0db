import { splitWords } from '#lib/search/search-words.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { SymptomEntry } from '#schemas/symptom.ts';
import { type Content, type CheckedEntry, problemAt, validEntries } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';

/** Advice and tests that no clinician has checked, and a danger with tests. */
function* checkReview(file: CheckedEntry, index: number, entry: SymptomEntry): Generator<Problem> {
  const { kind, medicalReview } = entry;
  if (kind === 'danger' && entry.tests)
    yield problemAt(file, [index, 'tests'], 'somebody in danger is never shown a test. Remove this line');
  for (const field of ['advice', 'tests'] as const)
    if (entry[field] && !medicalReview)
      yield problemAt(
        file,
        [index, field],
        'a clinician must check this. Write medicalReview, or remove this line',
      );
}

/** A danger with a link to a price list. */
function* checkDangerLink(
  file: CheckedEntry,
  index: number,
  { kind, link }: SymptomEntry,
  lists: readonly string[],
) {
  if (kind === 'danger' && link && lists.includes(link.path))
    yield problemAt(
      file,
      [index, 'link', 'path'],
      'somebody in danger is never sold a test. Write a page that helps, or remove this line',
    );
}

/** Words that are in two entries, and words without letters. */
function* checkPhrases(file: CheckedEntry, entries: readonly SymptomEntry[]): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const [index, { id, words }] of entries.entries())
    for (const [tag, texts = []] of Object.entries(words))
      for (const [at, text] of texts.entries()) {
        const plain = splitWords(text).join(' ');
        const before = seen.get(plain);
        if (plain === '') yield problemAt(file, [index, 'words', tag, at], 'write a word here');
        else if (before !== undefined && before !== id)
          yield problemAt(
            file,
            [index, 'words', tag, at],
            `"${text}" is also in ${before}. Keep one of them`,
          );
        seen.set(plain, before ?? id);
      }
}

/** Mistakes in the answers to people who type a danger or a symptom. */
export function* checkSymptoms({ entries }: Content): Generator<Problem> {
  const services = validEntries<ServiceEntry>(entries, 'content/services');
  const names = services.flatMap(({ value }) =>
    value.categories.flatMap(({ options }) => options.map(({ name }) => name)),
  );
  const lists = services.map(({ entry }) => `/${entry.id}`);
  for (const { entry: file, value } of validEntries<SymptomEntry[]>(entries, 'content/symptoms.yaml')) {
    yield* checkPhrases(file, value);
    for (const [index, entry] of value.entries()) {
      yield* checkReview(file, index, entry);
      yield* checkDangerLink(file, index, entry, lists);
      for (const [at, test] of (entry.tests ?? []).entries())
        if (!names.includes(test))
          yield problemAt(
            file,
            [index, 'tests', at],
            `no service has a test "${test}".${didYouMean(test, names)}`,
          );
    }
  }
}
