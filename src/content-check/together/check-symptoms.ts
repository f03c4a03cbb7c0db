import { splitWords } from '#lib/search/search-words.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { SymptomEntry } from '#schemas/symptom.ts';
import { type Content, type CheckedEntry, problemAt, validEntries } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';

/** Advice or tests without `medicalReview`, unknown tests, and dangers (`kind: danger`) that have tests or link to a price list. */
function* checkEntry(
  { kind, medicalReview, advice, tests = [], link }: SymptomEntry,
  at: (path: PropertyKey[], message: string) => Problem,
  { testNames, priceListPaths }: { testNames: readonly string[]; priceListPaths: readonly string[] },
): Generator<Problem> {
  const isDanger = kind === 'danger';
  const hasTests = tests.length > 0;
  if (isDanger && hasTests) yield at(['tests'], 'somebody in danger is never shown a test. Remove this line');
  const reviewMessage = 'a clinician must check this. Write medicalReview, or remove this line';
  if (advice && !medicalReview) yield at(['advice'], reviewMessage);
  if (hasTests && !medicalReview) yield at(['tests'], reviewMessage);
  const linkMessage = 'somebody in danger is never sold a test. Write a page that helps, or remove this line';
  if (isDanger && link && priceListPaths.includes(link.path)) yield at(['link', 'path'], linkMessage);
  for (const [index, test] of tests.entries())
    if (!testNames.includes(test))
      yield at(['tests', index], `no service has a test "${test}".${didYouMean(test, testNames)}`);
}

/** Phrases that are in `words` of two entries, and phrases without a letter or digit. */
function* checkPhrases(fileEntry: CheckedEntry, entries: readonly SymptomEntry[]): Generator<Problem> {
  const firstIdByPhrase = new Map<string, string>();
  for (const [index, { id, words }] of entries.entries())
    for (const [tag, texts = []] of Object.entries(words))
      for (const [textIndex, text] of texts.entries()) {
        const phrase = splitWords(text).join(' ');
        const firstId = firstIdByPhrase.get(phrase);
        const path = [index, 'words', tag, textIndex];
        if (phrase === '') yield problemAt(fileEntry, path, 'write a word here');
        else if (firstId !== undefined && firstId !== id)
          yield problemAt(fileEntry, path, `"${text}" is also in ${firstId}. Keep one of them`);
        firstIdByPhrase.set(phrase, firstId ?? id);
      }
}

export function* checkSymptoms({ entries }: Content): Generator<Problem> {
  const services = validEntries<ServiceEntry>(entries, 'content/services');
  const testNames = services.flatMap(({ value }) =>
    value.categories.flatMap(({ options }) => options.map(({ name }) => name)),
  );
  const priceListPaths = services.map(({ entry }) => `/${entry.id}`);
  for (const { entry: fileEntry, value } of validEntries<SymptomEntry[]>(entries, 'content/symptoms.yaml')) {
    yield* checkPhrases(fileEntry, value);
    for (const [index, entry] of value.entries())
      yield* checkEntry(entry, (path, message) => problemAt(fileEntry, [index, ...path], message), {
        testNames,
        priceListPaths,
      });
  }
}
