import { expect, test } from 'vitest';
import { findTypedEntries, removePhrases, type AdviceEntry } from '#lib/search/advice.ts';
import { findMatches } from '#lib/search/find-matches.ts';

// These tests have their own entries, because editors may change the real phrases.
const chest: AdviceEntry = { kind: 'danger', phrases: ['chest pain', "can't breathe"] };
const snake: AdviceEntry = { kind: 'danger', phrases: ['snake'] };
const fever: AdviceEntry = { kind: 'symptom', phrases: ['fever', 'body hot', 'fièvre'] };
const checkUp: AdviceEntry = { kind: 'symptom', phrases: ['check up'] };
const entries = [fever, chest, snake, checkUp];

const labTests = [
  { name: 'Die Count', others: ['fever screen'] },
  { name: 'Widal', others: ['typhoid', 'typhoid fever'] },
  { name: 'RDT for Malaria', others: ['malaria'] },
];
/** The names of the lab tests that the search finds. A clinician listed the tests in `listed` for the typed symptom. */
const find = (typed: string, listed: readonly string[] = []) => {
  const typedEntries = findTypedEntries(entries, typed);
  const [first] = typedEntries;
  const advice = first ? { kind: first.kind, rest: removePhrases(typedEntries, typed), tests: listed } : null;
  return findMatches(labTests, typed, advice).map(({ index }) => labTests[index]?.name);
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
] as const)('the search finds only the right dangers and symptoms in "%s"', (typed, expected) => {
  expect(findTypedEntries(entries, typed)).toEqual(expected);
});

test('advice for a danger replaces advice for a symptom', () => {
  expect(findTypedEntries(entries, 'fever after a snake bite')).toEqual([snake]);
});

test('somebody who types a danger and a lab test sees no lab test', () => {
  expect(find('die count chest pain')).toEqual([]);
});

test('somebody who types “fever” does not find the lab test “fever screen”', () => {
  expect(find('fever')).toEqual([]);
  expect(find('i have fever')).toEqual([]);
});

test('somebody who types a symptom sees the lab tests that a clinician listed', () => {
  expect(find('fever', ['RDT for Malaria'])).toEqual(['RDT for Malaria']);
});

test('`removePhrases` also removes a mistyped word of a symptom', () => {
  expect(removePhrases([fever], 'bodyy hot malaria')).toBe('malaria');
});

test('somebody who types a symptom and a lab test finds the lab test', () => {
  expect(find('fever malaria')).toEqual(['RDT for Malaria']);
  expect(find('typhoid fever')).toEqual(['Widal']);
  expect(find('how much is the typhoid fever test')).toEqual(['Widal']);
});

test('`removePhrases` removes only the symptoms from what a visitor typed', () => {
  expect(removePhrases([fever, checkUp], 'Check up for malaria: fever, fever')).toBe('for malaria');
});
