import { expect, test } from 'vitest';
import { makeJudge, type Advice, type AdviceEntry } from '#lib/search/advice.ts';
import { makeListSearch } from '#lib/search/find-matches.ts';
import { listPageWords, type WrittenEntry } from '#lib/search/page-words.ts';

// These tests have their own words, because editors may change the real ones.
const chest: AdviceEntry = {
  kind: 'danger',
  phrases: ['chest pain', 'not breathe'],
  possible: ['chest', 'blood/bleed'],
};
const snake: AdviceEntry = { kind: 'danger', phrases: ['snake', 'drink/swallow bleach', 'mewu'] };
const heart: AdviceEntry = { kind: 'danger', phrases: ['koko ye ya'] };
const knife: AdviceEntry = { kind: 'danger', phrases: ['stab'] };
const fever: AdviceEntry = { kind: 'symptom', phrases: ['fever', 'body hot', 'fièvre', 'ill'] };
const checkUp: AdviceEntry = { kind: 'check-up', phrases: ['check up'] };
const words = {
  entries: [fever, chest, snake, heart, knife, checkUp],
  same: ['not cannot cant'],
  endings: ['s', 'ing', 'ed', 'e'],
  subjects: ['price'],
  harmless: ['chest x ray', 'breath test', 'snack', 'cheese', 'shallows'],
};
const { judge } = makeJudge(words);

const labTests = [
  { name: 'Die Count', others: ['fever screen'] },
  { name: 'Widal', others: ['typhoid', 'typhoid fever'] },
  { id: 'rdt-for-malaria', name: 'RDT for Malaria', others: ['malaria'] },
  { name: 'Chest Swab', others: [] },
];
/** The names of the lab tests that the search finds. A clinician listed the ids in `listed` for the typed symptom. */
const find = (typed: string, listed: readonly string[] = []) => {
  const { parts, rest } = judge(typed);
  const advice = parts.length > 0 ? { parts, rest, tests: listed } : null;
  return makeListSearch(labTests)(typed, advice).matches.map(({ index }) => labTests[index]?.name);
};

test.each([
  ['chest pain', ['danger'], [chest]],
  ['Pain in my chest!', ['danger'], [chest]],
  ['can’t breathe', ['danger'], [chest]],
  ['I cannot breath', ['danger'], [chest]],
  ['chestpain', ['danger'], [chest]],
  ['he swallows bleach', ['danger'], [snake]],
  ['drinking bleach', ['danger'], [snake]],
  ['she is pregnant and stabbed', ['danger'], [knife]],
  ['me wu', ['danger'], [snake]],
  // ɛ and ɔ on keyboards without them.
  ['me k)k) y3 ya', ['danger'], [heart]],
  // One ambiguous word, or a typing mistake.
  ['chest', ['possible'], [chest]],
  ['chset pain', ['possible'], [chest]],
  ['a snaek in my house', ['possible'], [snake]],
  // Harmless phrases, and words that are no mistyped danger.
  ['chest x-ray', [], []],
  ['breath test', [], []],
  ['a snack', [], []],
  ['cheese paint', [], []],
  // Two mistakes from "swallow", one from the harmless "shallows".
  ['bleach in shalows', [], []],
  ['chest x-ray because of chest pain', ['danger'], [chest]],
  // Another subject: one word is not enough.
  ['price of chest', [], []],
  ['snake price', ['possible'], [snake]],
  ['price for chest pain', ['danger'], [chest]],
  ['my body is very hot', ['possible', 'symptom'], [fever]],
  ['price if my body is hot', ['symptom'], [fever]],
  ['fever', ['symptom'], [fever]],
  ['fievre', ['symptom'], [fever]],
  // The French "il" is not "ill".
  ['I am ill', ['possible', 'symptom'], [fever]],
  ['faut-il être à jeun', [], []],
  ['check-up because of fever', ['possible', 'symptom'], [fever]],
  ['check-up', ['check-up'], [checkUp]],
  ['blood in my fever', ['possible', 'symptom'], [chest, fever]],
  ['pain', [], []],
  ['', [], []],
] as const)('the search recognises what is meant by "%s"', (typed, parts, entries) => {
  expect(judge(typed)).toMatchObject({ parts, entries });
});

test('a certain danger replaces all other advice', () => {
  expect(judge('fever after a snake bite').entries).toEqual([snake]);
});

test('somebody who types a certain danger and a lab test sees no lab test', () => {
  expect(find('die count chest pain')).toEqual([]);
});

test('somebody who types a possible danger keeps the results', () => {
  expect(find('chest')).toEqual(['Chest Swab']);
});

test('somebody who types “fever” does not find the lab test “fever screen”', () => {
  expect(find('fever')).toEqual([]);
  expect(find('i have fever')).toEqual([]);
});

test('somebody who types a symptom sees the lab tests that a clinician listed', () => {
  expect(find('fever', ['rdt-for-malaria'])).toEqual(['RDT for Malaria']);
});

test('a browser that translates the name of a test hides no test that a clinician listed', () => {
  const advice: Advice = { parts: ['symptom'], rest: '', tests: ['rdt-for-malaria'] };
  const translated = { id: 'rdt-for-malaria', name: 'Експрес-тест', others: [] };
  expect(makeListSearch([translated])('fever', advice).matches).toEqual([{ index: 0, other: '' }]);
});

test('somebody who types a symptom and a lab test finds the lab test', () => {
  expect(find('fever malaria')).toEqual(['RDT for Malaria']);
  expect(find('typhoid fever')).toEqual(['Widal']);
  expect(find('how much is the typhoid fever test')).toEqual(['Widal']);
});

test('`rest` is the typed text without the words of symptoms, also mistyped ones', () => {
  expect(judge('feverr malaria: fever, fever').rest).toBe('malaria');
  expect(judge('price of fever').rest).toBe('price of fever');
});

test('a page gets the words of its languages, and the words of its texts that look like a danger', () => {
  const written: WrittenEntry[] = [
    { kind: 'danger', first: true, words: { en: ['poison'], fr: ['saigner'] } },
    { kind: 'danger', words: { tw: ['mewu'] } },
  ];
  const page = (tags: string[]) =>
    listPageWords(written, tags, (_, phrases) => ({ kind: 'danger' as const, ...phrases }), {
      contentWords: ['soigner', 'poisson', 'clinic'],
      names: ['poison ivy', 'malaria'],
    });
  const phrasesOf = ({ entries }: { entries: readonly AdviceEntry[] }) =>
    entries.flatMap(({ phrases }) => phrases);
  const { first, others } = page(['en', 'tw']);
  expect(phrasesOf(first)).toEqual(['poison']);
  expect(phrasesOf(others)).toEqual(['mewu']);
  expect(page(['fr']).others.harmless).toEqual(['soigner']);
  expect(page(['en']).others.harmless).toEqual(['poisson']);
  // Only this name of a test is itself a danger.
  expect(page(['en']).first.harmless).toEqual(['poison ivy']);
});

test('the words that load first name certain dangers, and guess none', () => {
  const { judge: judgeFirst } = makeJudge({ ...words, entries: [chest, snake] }, false);
  expect(judgeFirst('chest pain').parts).toEqual(['danger']);
  expect(judgeFirst('chset pain').parts).toEqual([]);
  expect(judgeFirst('chestpain').parts).toEqual([]);
});
