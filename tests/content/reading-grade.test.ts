import { expect, test } from 'vitest';
import { readEntries, readPage } from '../support/read-entries.ts';

/*
 * How many years of school a text needs: the grade of Flesch and Kincaid, from the length of its sentences and words
 * (https://en.wikipedia.org/wiki/Flesch-Kincaid_readability_tests).
 */

/** A silent e: call(e)d, tak(e)s, saf(e)ly and som(e)body, but not need-ed or serv-ic-es. */
const SILENT = [
  /(?<=[aeiouy].*[^aeiouydtl]|[aeiouylr]l)ed$/,
  /(?<=[aeiouy].*[^aeiouylcgsxz])(?<!sh|ch)es$/,
  /(?<=[aeiouy].*[^aeiouyl]|[aeiouy][lr])e$/,
  /(?<=[aeiouy].*[^aeiouyl])e(?=ly$|ment|ful|less)/,
  /(?<=som)e(?=.)/,
];
/** Two vowels that are two syllables: me-di-a, vid-e-o, us-u-al, say-ing; but not in -tion, -cial and -cious. */
const APART =
  /(?<![ctsgx])i[aou](?!n?ce)|(?<=d|qu)iet|(?<=cr)ea(?=t)|(?<=[aeiou].*)ea$|eo(?=s?$)|ua(?=l|t)|(?<=[aeiouy])ing/g;
const EXCEPTIONS: Readonly<Record<string, number>> = {
  diabetes: 4,
  every: 2,
  fluid: 2,
  fluids: 2,
  science: 2,
};

/** The number of syllables of an English word, from its letters; right for nearly all plain words. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  const said = SILENT.reduce((left, silent) => left.replace(silent, ''), letters);
  const groups = said.match(/[aeiouyɛɔ]+/g)?.length ?? 0;
  return EXCEPTIONS[letters] ?? Math.max(1, groups + (said.match(APART)?.length ?? 0));
}

/** The sentences of a Markdown text, without Markdown signs and addresses of links. Colons and line ends also end a sentence. */
function listSentences(text: string): string[] {
  return text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*_#>[\]]|\{\w+\}/g, '')
    .replaceAll(/^\s*-\s+/gm, '')
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** Numbers, abbreviations and names, which a writer cannot shorten. The first word of a sentence does not count as a name. */
const isFixed = (word: string, at: number) => !/\p{Ll}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word));

/** The grade of one or more sentences. Fixed words and `wordsOfTheField` count as words of one syllable. */
function gradeOf(sentences: readonly string[], wordsOfTheField: readonly string[] = []): number {
  const counts = sentences.flatMap((sentence) =>
    wordsOf(sentence).map((word, at) =>
      isFixed(word, at) || wordsOfTheField.includes(word.toLowerCase()) ? 1 : countSyllables(word),
    ),
  );
  const syllables = counts.reduce((sum, count) => sum + count, 0);
  return 0.39 * (counts.length / sentences.length) + 11.8 * (syllables / counts.length) - 15.59;
}

const MAX_GRADE = 6;
/** Long words that patients know, from their doctor or from the page that explains them. */
const KNOWN_WORDS = 'ambulance diagnostics emergency prescription'.split(' ');
/** The specification demands exactly these words, so the grade of this text alone does not matter. */
const GIVEN =
  'If you are unsure about which services you need, check your prescription or contact your doctor.';

/** The pages of content/pages that patients need. */
const PAGES = ['booking', 'home', 'not-found', 'offline', 'privacy', 'search', 'who-we-are', 'your-visit'];

interface Text {
  file: string;
  text: string;
}

interface Service {
  hint: string;
  categories: { options: { for?: string; prepare?: string }[] }[];
}

/** Words that only the search reads. */
const NOT_SHOWN = ['searchWords', 'sameWords', 'alsoTyped'];

/** Every text in the fields of an entry, one by one: a paragraph, a list item, a heading. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (NOT_SHOWN.includes(key) ? [] : listTexts(each)));
}

function listServiceTexts(): Text[] {
  return readEntries<Service>('services').flatMap(({ id, hint, categories }) => {
    const options = categories.flatMap((category) => category.options);
    const facts = options.map((option) => [option.for, option.prepare].filter(Boolean).join('\n'));
    return [hint, ...facts].map((text) => ({ file: `content/services/${id}.yaml`, text }));
  });
}

/** What a patient reads to choose a test, to come and to get the results. */
function listPatientTexts(): Text[] {
  const inFolder = (folder: string) =>
    readEntries(folder).map(({ id, text }) => ({ file: `content/${folder}/${id}.md`, text }));
  const visit = Object.entries(readPage<object>('your-visit')).filter(
    ([field]) => !['page', 'review'].includes(field),
  );
  return [
    ...inFolder('faqs/booking'),
    ...inFolder('plain-pages').flatMap(({ file, text }) =>
      text.split(/\n\n+/).map((part) => ({ file, text: part })),
    ),
    ...listTexts(visit.map(([, value]) => value as unknown)).map((text) => ({
      file: 'content/pages/your-visit.yaml',
      text,
    })),
    ...listServiceTexts(),
  ].filter(({ text }) => listSentences(text).length > 0 && text !== GIVEN);
}

const round = (grade: number) => grade.toFixed(1);

/** Texts above grade 6, each with its hardest sentence. */
function findHard(texts: readonly Text[]): string[] {
  return texts.flatMap(({ file, text }) => {
    const sentences = listSentences(text);
    const grade = gradeOf(sentences, KNOWN_WORDS);
    if (grade <= MAX_GRADE) return [];
    const hardest = sentences
      .map((sentence) => ({ sentence, own: gradeOf([sentence], KNOWN_WORDS) }))
      .reduce((one, other) => (other.own > one.own ? other : one));
    return [`${file}: grade ${round(grade)}; "${hardest.sentence}" alone ${round(hardest.own)}`];
  });
}

test('somebody with six years of school can read the texts about tests, visits and results', () => {
  const texts = listPatientTexts();
  expect(texts.length).toBeGreaterThan(15);
  expect(findHard(texts)).toEqual([]);
});

/** The sentences of more than three words in a page or a service. Most labels and headings are shorter. */
const listWholeSentences = (entry: unknown) =>
  listTexts(entry)
    .flatMap(listSentences)
    .filter((sentence) => sentence.split(' ').length > 3);

test('somebody with six years of school can read each page that patients need', () => {
  const entries = [
    ...PAGES.map((id) => [id, readPage(id)] as const),
    ...readEntries('services').map((service) => [service.id, service] as const),
  ];
  const hard = entries
    .map(([id, entry]) => ({ id, grade: round(gradeOf(listWholeSentences(entry), KNOWN_WORDS)) }))
    .filter(({ grade }) => Number(grade) > MAX_GRADE);
  expect(hard).toEqual([]);
});
