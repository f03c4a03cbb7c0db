import { brotliCompressSync } from 'node:zlib';
import { readPhrase } from '#lib/search/advice.ts';
import { splitWords } from '#lib/search/search-words.ts';
import { listMixedLanguages } from '#loaders/language/languages.ts';
import { onlyEnglish, type Language } from '#schemas/languages.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import type { SymptomEntry } from '#schemas/symptom.ts';
import { type Content, type CheckedEntry, problemAt, validEntries } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import { asWarning, type Problem } from '../problem.ts';

/** The numbers of Ghana. */
const EMERGENCY_NUMBERS = { general: '112', ambulance: '193' } as const;

/**
 * How many bytes of words, compressed, a page in one language may send in each of two scripts to everybody who searches: a second on a
 * slow line. The scripts around them are in tests/budgets.ts.
 */
const MAX_WORD_BYTES = [
  ['first', 3_700],
  ['others', 4_750],
] as const;

/**
 * Advice or tests without `medicalReview`, unknown tests, and dangers (`kind: danger`) without a source, that have tests or link to a
 * price list.
 */
function* checkEntry(
  { kind, words, possible, sources, medicalReview, advice, tests = [], link }: SymptomEntry,
  at: (path: PropertyKey[], message: string) => Problem,
  { testNames, priceListPaths }: { testNames: readonly string[] | null; priceListPaths: readonly string[] },
): Generator<Problem> {
  const isDanger = kind === 'danger';
  if (Object.keys(words).length === 0)
    yield at(['words'], 'write what people type, such as en: [chest pain]');
  if (isDanger && !sources)
    yield at(['kind'], 'name a public page with these signs, as in sources: [https://medlineplus.gov/...]');
  if (!isDanger && possible)
    yield at(['possible'], 'only a danger can be possible. Write these words in words');
  const hasTests = tests.length > 0;
  if (isDanger && hasTests) yield at(['tests'], 'somebody in danger is never shown a test. Remove this line');
  const reviewMessage = 'a clinician must check this. Write medicalReview, or remove this line';
  if (advice && !medicalReview) yield at(['advice'], reviewMessage);
  if (hasTests && !medicalReview) yield at(['tests'], reviewMessage);
  const linkMessage = 'somebody in danger is never sold a test. Write a page that helps, or remove this line';
  if (isDanger && link && priceListPaths.includes(link.path)) yield at(['link', 'path'], linkMessage);
  for (const [index, test] of tests.entries())
    if (testNames && !testNames.includes(test))
      yield at(['tests', index], `no service has a test "${test}".${didYouMean(test, testNames)}`);
}

/** Phrases that are in `words` of two entries, and phrases without a letter or digit. */
function* checkPhrases(fileEntry: CheckedEntry, entries: readonly SymptomEntry[]): Generator<Problem> {
  const firstIdByPhrase = new Map<string, string>();
  for (const [index, { id, words }] of entries.entries())
    for (const [tag, texts = []] of Object.entries(words))
      for (const [textIndex, text] of texts.entries()) {
        const phrase = splitWords(text.replaceAll('/', ' or ')).join(' ');
        const firstId = firstIdByPhrase.get(phrase);
        const path = [index, 'words', tag, textIndex];
        if (phrase === '') yield problemAt(fileEntry, path, 'write a word here');
        else if (firstId !== undefined && firstId !== id)
          yield problemAt(fileEntry, path, `"${text}" is also in ${firstId}. Keep one of them`);
        firstIdByPhrase.set(phrase, firstId ?? id);
      }
}

/** Subjects that are also in a group of spellings: every word of the group would then count as the subject. */
function* checkSubjects(fileEntry: CheckedEntry, entries: readonly SymptomEntry[]): Generator<Problem> {
  for (const [index, { kind, words }] of entries.entries())
    for (const [tag, subjects = []] of kind === 'subject' ? Object.entries(words) : [])
      for (const [subjectIndex, subject] of subjects.entries()) {
        const group = entries
          .filter((each) => each.kind === 'same')
          .flatMap((each) => each.words[tag] ?? [])
          .find((each) => splitWords(each).includes(subject));
        const message = `"${subject}" is also in "${group}", so a danger beside any of these words would be missed. Remove it here or there`;
        if (group) yield problemAt(fileEntry, [index, 'words', tag, subjectIndex], message);
      }
}

const NAME_FIELDS = ['name', 'called', 'alsoCalled', 'word'];

/** Every name of every test in any language. */
function listTestNames({ entries, translations }: Content): string[] {
  const isName = (path: readonly PropertyKey[]) =>
    path[0] !== 'title' && path.some((key) => NAME_FIELDS.some((field) => field === key));
  return [...entries, ...translations]
    .filter(({ kind }) => kind.path === 'content/services')
    .flatMap(({ data }) =>
      [...leavesOf(data)].flatMap(([value, path]) =>
        typeof value === 'string' && isName(path) ? value : [],
      ),
    );
}

/** Words for danger that are the name of a test: everybody who looks for the test would see the emergency numbers. */
function* checkDangerNames(
  fileEntry: CheckedEntry,
  entries: readonly SymptomEntry[],
  names: readonly string[],
): Generator<Problem> {
  const namesWords = names.map((name) => ({ name, words: splitWords(name) }));
  for (const [index, entry] of entries.entries())
    for (const field of entry.kind === 'danger' ? (['words', 'possible'] as const) : [])
      for (const [tag, texts = []] of Object.entries(entry[field] ?? {}))
        for (const [textIndex, text] of texts.entries()) {
          const phrase = readPhrase(text);
          const same = namesWords.find(
            ({ words }) =>
              words.length === phrase.length &&
              phrase.every((part) => part.some((word) => words.includes(word))),
          );
          const message = `"${text}" is a name of a test (${same?.name}), so who looks for it would see the emergency numbers. Write more words, or remove it`;
          if (same) yield problemAt(fileEntry, [index, field, tag, textIndex], message);
        }
}

// Most spellings belong to the words that load first.
const isInFirst = ({ kind, first }: SymptomEntry) => first ?? ['same', 'endings', 'harmless'].includes(kind);

const textsIn = (entries: readonly SymptomEntry[], tags: readonly string[]) =>
  entries.flatMap(({ words, possible = {} }) =>
    tags.flatMap((tag) => [...(words[tag] ?? []), ...(possible[tag] ?? [])]),
  );

function* checkSize(
  fileEntry: CheckedEntry,
  entries: readonly SymptomEntry[],
  languages: readonly Language[],
): Generator<Problem> {
  for (const { tag, name } of languages) {
    const tags = listMixedLanguages(tag, languages);
    for (const [part, maxBytes] of MAX_WORD_BYTES) {
      const inPart = entries.filter((each) => isInFirst(each) === (part === 'first'));
      const share = brotliCompressSync(textsIn(inPart, tags).join('|')).length / maxBytes;
      const which = part === 'first' ? 'the words of entries with `first`' : 'the other words';
      const message = `${which} for ${name} fill ${Math.round(share * 100)} % of what a phone on a slow line can load in time. Remove words that mean the same as others`;
      const problem = problemAt(fileEntry, [], message);
      if (share > 1) yield problem;
      else if (share > 0.95) yield asWarning(problem);
    }
  }
}

/** Asks whether other emergency numbers than Ghana's are right. */
function* checkNumbers({ entries }: Content): Generator<Problem> {
  for (const { entry, value } of validEntries<Site>(entries, 'content/site.yaml'))
    for (const key of ['general', 'ambulance'] as const) {
      const message = `in Ghana this number is ${EMERGENCY_NUMBERS[key]}. Call ${value.emergency[key]} and ask before you publish it`;
      if (value.emergency[key] !== EMERGENCY_NUMBERS[key])
        yield asWarning(problemAt(entry, ['emergency', key], message));
    }
}

export function* checkSymptoms(content: Content): Generator<Problem> {
  const { entries } = content;
  yield* checkNumbers(content);
  const services = validEntries<ServiceEntry>(entries, 'content/services');
  // The tests of a service with mistakes are not known.
  const hasUnread = entries.some(
    ({ kind, value }) => kind.path === 'content/services' && value === undefined,
  );
  const testNames = hasUnread
    ? null
    : services.flatMap(({ value }) =>
        value.categories.flatMap(({ options }) => options.map(({ name }) => name)),
      );
  const [languages = onlyEnglish] = validEntries<Language[]>(entries, 'content/languages.yaml').map(
    ({ value }) => value,
  );
  const priceListPaths = services.map(({ entry }) => `/${entry.id}`);
  for (const { entry: fileEntry, value } of validEntries<SymptomEntry[]>(entries, 'content/symptoms.yaml')) {
    yield* checkPhrases(fileEntry, value);
    yield* checkSubjects(fileEntry, value);
    yield* checkDangerNames(fileEntry, value, listTestNames(content));
    yield* checkSize(fileEntry, value, languages);
    for (const [index, entry] of value.entries())
      yield* checkEntry(entry, (path, message) => problemAt(fileEntry, [index, ...path], message), {
        testNames,
        priceListPaths,
      });
  }
}
