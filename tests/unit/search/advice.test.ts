import { expect, test } from 'vitest';
import { findTypedEntries, removePhrases, type AdviceEntry } from '#lib/search/advice.ts';
import { findMatches } from '#lib/search/find-matches.ts';

// Entries made up for these tests, because editors choose the real phrases.
const chest: AdviceEntry = { kind: 'danger', phrases: ['chest pain', "can't breathe"] };
const snake: AdviceEntry = { kind: 'danger', phrases: ['snake'] };
const fever: AdviceEntry = { kind: 'symptom', phrases: ['fever', 'body hot', 'fièvre'] };
const checkUp: AdviceEntry = { kind: 'symptom', phrases: ['check up'] };
const entries = [fever, chest, snake, checkUp];

const tests = [
  { name: 'Die Count', others: ['fever screen'] },
  { name: 'Widal', others: ['typhoid', 'typhoid fever'] },
  { name: 'RDT for Malaria', others: ['malaria'] },
];
const find = (typed: string, named: readonly string[] = []) => {
  const said = findTypedEntries(entries, typed);
  const [first] = said;
  const advice = first ? { kind: first.kind, rest: removePhrases(said, typed), tests: named } : null;
  return findMatches(tests, typed, advice).map(({ index }) => tests[index]?.name);
};

test.each([
  ['chest pain', [chest]],
  ['Pain in my chest!', [chest]],
  ['chset pain', [chest]],
  ['cant breath', [chest]],
  ['can’t breathe', [chest]],
  ['a snak has bitten me', [snake]],
  ['my body is very hot', [fever]],
  ['fievre', [fever]],
  ['check-up because of fever', [fever, checkUp]],
  ['pain', []],
  ['cheese paint', []],
  ['rake', []],
  ['', []],
] as const)('the search finds only the right dangers and symptoms in "%s"', (typed, said) => {
  expect(findTypedEntries(entries, typed)).toEqual(said);
});

test('advice for a danger replaces advice for a symptom', () => {
  expect(findTypedEntries(entries, 'fever after a snake bite')).toEqual([snake]);
});

test('somebody who types a danger sees no lab test, even if they also type its name', () => {
  expect(find('die count chest pain')).toEqual([]);
});

test('somebody who types “fever” does not find a lab test that is also called “fever screen”', () => {
  expect(find('fever')).toEqual([]);
  expect(find('i have fever')).toEqual([]);
});

test('somebody who types a symptom sees the tests that a clinician named for it', () => {
  expect(find('fever', ['RDT for Malaria'])).toEqual(['RDT for Malaria']);
});

test('removePhrases removes the words of a symptom even if one is mistyped', () => {
  expect(removePhrases([fever], 'bodyy hot malaria')).toBe('malaria');
});

test('somebody who types a symptom and a test finds the test', () => {
  expect(find('fever malaria')).toEqual(['RDT for Malaria']);
  expect(find('typhoid fever')).toEqual(['Widal']);
  expect(find('how much is the typhoid fever test')).toEqual(['Widal']);
});

test('removePhrases removes every word of the typed symptoms, and keeps all other words', () => {
  expect(removePhrases([fever, checkUp], 'Check up for malaria: fever, fever')).toBe('for malaria');
});
