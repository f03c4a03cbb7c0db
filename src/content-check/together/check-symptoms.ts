import { brotliCompressSync } from 'node:zlib';
import { readPhrase } from '#lib/search/advice.ts';
import { splitWords } from '#lib/search/search-words.ts';
import { listMixedLanguages } from '#loaders/language/languages.ts';
import type { Language } from '#schemas/languages.ts';
import type { SymptomEntry } from '#schemas/symptom.ts';
import { listOptions } from './list-options.ts';
import { type Content, validEntries, type ValidEntry, languagesOf } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import { problemAt, warningAt, type Problem } from '../problem.ts';
import { rememberEach } from '../remember.ts';

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
) {
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

/** What people type, with its place. */
const listPhrases = (entries: readonly SymptomEntry[], field: 'words' | 'possible') =>
  entries.flatMap((entry, index) =>
    Object.entries(entry[field] ?? {}).flatMap(([tag, texts = []]) =>
      texts.map((text, at) => ({ of: entry, tag, text, path: [index, field, tag, at] })),
    ),
  );

/** Phrases that are in `words` of two entries, and phrases without a letter or digit. */
function* checkPhrases({ entry, value }: ValidEntry<'symptoms'>) {
  const firstIdByPhrase = new Map<string, string>();
  for (const { of, text, path } of listPhrases(value, 'words')) {
    const phrase = splitWords(text.replaceAll('/', ' or ')).join(' ');
    const firstId = firstIdByPhrase.get(phrase) ?? of.id;
    if (phrase === '') yield problemAt(entry, path, 'write a word here');
    else if (firstId !== of.id)
      yield problemAt(entry, path, `"${text}" is also in ${firstId}. Keep one of them`);
    firstIdByPhrase.set(phrase, firstId);
  }
}

/** Subjects that are also in a group of spellings: every word of the group would then count as the subject. */
function* checkSubjects({ entry, value }: ValidEntry<'symptoms'>) {
  const phrases = listPhrases(value, 'words');
  for (const { tag, text, path } of phrases.filter((each) => each.of.kind === 'subject')) {
    const group = phrases.find(
      (each) => each.of.kind === 'same' && each.tag === tag && splitWords(each.text).includes(text),
    );
    const message = `"${text}" is also in "${group?.text}", so a danger beside any of these words would be missed. Remove it here or there`;
    if (group) yield problemAt(entry, path, message);
  }
}

const NAME_FIELDS = ['name', 'called', 'alsoCalled', 'word'];

/** Every name of every test and category in any language. */
const listNames = ({ entries, translations }: Content) =>
  [...entries, ...translations]
    .filter(({ kind }) => kind.name === 'services')
    .flatMap(({ file, data }) =>
      leavesOf(data)
        .filter(([, path]) => path.some((key) => NAME_FIELDS.includes(String(key))))
        .map(([name]) => ({ file, name: String(name), words: splitWords(String(name)) })),
    );

/** Words for danger that are a name in a price list: everybody who looks for the test would see the emergency numbers. */
function* checkDangerNames({ entry, value }: ValidEntry<'symptoms'>, names: ReturnType<typeof listNames>) {
  for (const { of, text, path } of [...listPhrases(value, 'words'), ...listPhrases(value, 'possible')]) {
    const phrase = of.kind === 'danger' ? readPhrase(text) : [];
    const same = names.find(
      ({ words }) =>
        words.length === phrase.length && phrase.every((part) => part.some((word) => words.includes(word))),
    );
    const message = `"${same?.name}" is a name in ${same?.file}, so a search for it would show the emergency numbers. Write a longer name there. If you remove the word here, people in danger may not see the numbers`;
    if (of.kind === 'danger' && same) yield problemAt(entry, path, message);
  }
}

// Most spellings belong to the words that load first.
const isInFirst = ({ kind, first }: SymptomEntry) => first ?? ['same', 'endings', 'harmless'].includes(kind);

const sharesFor = rememberEach((languages: readonly Language[]) =>
  rememberEach((value: readonly SymptomEntry[]) => {
    const phrases = [...listPhrases(value, 'words'), ...listPhrases(value, 'possible')];
    return languages.flatMap(({ tag, name }) => {
      const tags = listMixedLanguages(tag, languages);
      return MAX_WORD_BYTES.map(([part, maxBytes]) => {
        const texts = phrases
          .filter((each) => isInFirst(each.of) === (part === 'first') && tags.includes(each.tag))
          .map(({ text }) => text);
        return { part, name, share: brotliCompressSync(texts.join('|')).length / maxBytes };
      });
    });
  }),
);

function* checkSize({ entry, value }: ValidEntry<'symptoms'>, languages: readonly Language[]) {
  for (const { part, name, share } of sharesFor(languages)(value)) {
    const which = part === 'first' ? 'the words of entries with `first`' : 'the other words';
    const message = `${which} for ${name} fill ${Math.round(share * 100)} % of what a phone on a slow line can load in time. Remove words that mean the same as others`;
    if (share > 1) yield problemAt(entry, [], message);
    else if (share > 0.95) yield warningAt(entry, [], message);
  }
}

/** Asks whether the emergency numbers are right, unless they are those of Ghana. */
function* checkNumbers({ entries }: Content) {
  for (const { entry, value } of validEntries(entries, 'site'))
    for (const key of ['general', 'ambulance'] as const) {
      const isInGhana = value.clinic.country === 'Ghana';
      if (isInGhana && value.emergency[key] === EMERGENCY_NUMBERS[key]) continue;
      const known = isInGhana ? `in Ghana this number is ${EMERGENCY_NUMBERS[key]}. ` : '';
      const message = `${known}Call ${value.emergency[key]}, and ask who answers, before you publish it`;
      yield warningAt(entry, ['emergency', key], message);
    }
}

export function* checkSymptoms(content: Content): Generator<Problem> {
  const { entries } = content;
  yield* checkNumbers(content);
  const services = validEntries(entries, 'services');
  // The tests of a service with mistakes are not known.
  const hasUnread = entries.some(({ kind, value }) => kind.name === 'services' && value === undefined);
  const testNames = hasUnread ? null : services.flatMap(listOptions).map(({ name }) => name);
  const priceListPaths = services.map(({ entry }) => `/${entry.id}`);
  for (const symptoms of validEntries(entries, 'symptoms')) {
    yield* checkPhrases(symptoms);
    yield* checkSubjects(symptoms);
    yield* checkDangerNames(symptoms, listNames(content));
    yield* checkSize(symptoms, languagesOf(entries));
    for (const [index, symptom] of symptoms.value.entries())
      yield* checkEntry(symptom, (path, message) => problemAt(symptoms.entry, [index, ...path], message), {
        testNames,
        priceListPaths,
      });
  }
}
