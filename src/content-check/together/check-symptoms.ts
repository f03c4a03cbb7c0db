import { splitWords } from '#lib/search/search-words.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { SymptomEntry } from '#schemas/symptom.ts';
import { type Content, type CheckedEntry, problemAt, validEntries } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';

/** Advice and tests that no clinician has checked, a danger with tests or a price list, and unknown tests. */
function* checkEntry(
  { kind, medicalReview, advice, tests = [], link }: SymptomEntry,
  at: (path: PropertyKey[], message: string) => Problem,
  { testNames, priceLists }: { testNames: readonly string[]; priceLists: readonly string[] },
): Generator<Problem> {
  const isDanger = kind === 'danger';
  const hasTests = tests.length > 0;
  if (isDanger && hasTests) yield at(['tests'], 'somebody in danger is never shown a test. Remove this line');
  const unchecked = 'a clinician must check this. Write medicalReview, or remove this line';
  if (advice && !medicalReview) yield at(['advice'], unchecked);
  if (hasTests && !medicalReview) yield at(['tests'], unchecked);
  const sold = 'somebody in danger is never sold a test. Write a page that helps, or remove this line';
  if (isDanger && link && priceLists.includes(link.path)) yield at(['link', 'path'], sold);
  for (const [index, test] of tests.entries())
    if (!testNames.includes(test))
      yield at(['tests', index], `no service has a test "${test}".${didYouMean(test, testNames)}`);
}

/** Words that are in two entries, and words without a letter or digit. */
function* checkPhrases(file: CheckedEntry, entries: readonly SymptomEntry[]): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const [index, { id, words }] of entries.entries())
    for (const [tag, texts = []] of Object.entries(words))
      for (const [at, text] of texts.entries()) {
        const plain = splitWords(text).join(' ');
        const before = seen.get(plain);
        const path = [index, 'words', tag, at];
        if (plain === '') yield problemAt(file, path, 'write a word here');
        else if (before !== undefined && before !== id)
          yield problemAt(file, path, `"${text}" is also in ${before}. Keep one of them`);
        seen.set(plain, before ?? id);
      }
}

/** Mistakes in the dangers and symptoms of content/symptoms.yaml. */
export function* checkSymptoms({ entries }: Content): Generator<Problem> {
  const services = validEntries<ServiceEntry>(entries, 'content/services');
  const testNames = services.flatMap(({ value }) =>
    value.categories.flatMap(({ options }) => options.map(({ name }) => name)),
  );
  const priceLists = services.map(({ entry }) => `/${entry.id}`);
  for (const { entry: file, value } of validEntries<SymptomEntry[]>(entries, 'content/symptoms.yaml')) {
    yield* checkPhrases(file, value);
    for (const [index, entry] of value.entries())
      yield* checkEntry(entry, (path, message) => problemAt(file, [index, ...path], message), {
        testNames,
        priceLists,
      });
  }
}
