import { wordsOf } from '#lib/search/search-words.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { SymptomEntry } from '#schemas/symptom.ts';
import { type Content, type Entry, say, valid } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';

/** Advice and tests that no clinician of ours has checked, and tests beside a danger. */
function* checkReview(file: Entry, index: number, entry: SymptomEntry): Generator<Problem> {
  const { kind, medicalReview } = entry;
  if (kind === 'danger' && entry.tests)
    yield say(file, [index, 'tests'], 'somebody in danger is never shown a test. Remove this line');
  for (const field of ['advice', 'tests'] as const)
    if (entry[field] && !medicalReview)
      yield say(
        file,
        [index, field],
        'a clinician must check this. Write medicalReview, or remove this line',
      );
}

/** A price list that is the answer to a danger. */
function* checkLink(file: Entry, index: number, { kind, link }: SymptomEntry, lists: readonly string[]) {
  if (kind === 'danger' && link && lists.includes(link.path))
    yield say(
      file,
      [index, 'link', 'path'],
      'somebody in danger is never sold a test. Write a page that helps, or remove this line',
    );
}

/** Words that stand in two entries, and words of which no letter counts. */
function* checkWords(file: Entry, entries: readonly SymptomEntry[]): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const [index, { id, words }] of entries.entries())
    for (const [tag, texts = []] of Object.entries(words))
      for (const [at, text] of texts.entries()) {
        const plain = wordsOf(text).join(' ');
        const before = seen.get(plain);
        if (plain === '') yield say(file, [index, 'words', tag, at], 'write a word here');
        else if (before !== undefined && before !== id)
          yield say(file, [index, 'words', tag, at], `"${text}" stands in ${before} too. Keep one of them`);
        seen.set(plain, before ?? id);
      }
}

/** What is wrong with what the searches answer to somebody who is ill. */
export function* checkSymptoms({ entries }: Content): Generator<Problem> {
  const services = valid<ServiceEntry>(entries, 'content/services');
  const names = services.flatMap(({ value }) =>
    value.categories.flatMap(({ options }) => options.map(({ name }) => name)),
  );
  const lists = services.map(({ entry }) => `/${entry.id}`);
  for (const { entry: file, value } of valid<SymptomEntry[]>(entries, 'content/symptoms.yaml')) {
    yield* checkWords(file, value);
    for (const [index, entry] of value.entries()) {
      yield* checkReview(file, index, entry);
      yield* checkLink(file, index, entry, lists);
      for (const [at, test] of (entry.tests ?? []).entries())
        if (!names.includes(test))
          yield say(file, [index, 'tests', at], `no service has a test "${test}".${didYouMean(test, names)}`);
    }
  }
}
