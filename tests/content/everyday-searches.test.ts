import { expect, test } from 'vitest';
import { notOffered, readSearches } from '../support/read-searches.ts';
import { named, searchAsVisitors } from '../support/search-as-visitors.ts';

const find = (typed: string, tag?: 'fr') => searchAsVisitors(typed, tag).found;

// Skips options that are no longer offered or have no other names.
const isOffered = (answers: readonly string[]) =>
  named.some(({ name, others }) => answers.includes(name) && others.length > 0);
const isInFirstThree = (typed: string, answers: readonly string[], tag?: 'fr') =>
  find(typed, tag)
    .slice(0, 3)
    .some((name) => answers.includes(name));

test.each([
  ['everyday.yaml', 'everyday'],
  ['names.yaml', 'names'],
] as const)(
  'at least nineteen of twenty searches in %s find the right test in the first three results',
  (_, list) => {
    const searches = readSearches<string[]>(list).filter(([, answers]) => isOffered(answers));
    const missed = searches
      .filter(([typed, answers]) => !isInFirstThree(typed, answers))
      .map(([typed]) => typed);
    expect(missed.length, `not found: ${missed.join('; ')}`).toBeLessThanOrEqual(searches.length / 20);
  },
);

test('at least nineteen of twenty French searches find the right test, and the others find nothing', () => {
  const searches = readSearches<string[]>('french').filter(([, answers]) => isOffered(answers));
  const missed = searches
    .filter(([typed, answers]) => !isInFirstThree(typed, answers, 'fr'))
    .map(([typed]) => typed);
  expect(missed.length, `not found: ${missed.join('; ')}`).toBeLessThanOrEqual(searches.length / 20);
  expect(missed.filter((typed) => find(typed, 'fr').length > 0)).toEqual([]);
});

test.each([
  ['English', undefined],
  ['French', 'fr'],
] as const)(
  'in the %s price lists, a search for what we do not offer finds only tests that clinicians chose for a symptom',
  (_, tag) => {
    const findOthers = (typed: string) => {
      const { tests, found } = searchAsVisitors(typed, tag);
      // For a typed symptom, such as a fever, the search also finds the tests that a clinician chose.
      return found.filter((name) => !tests.includes(name));
    };
    expect(notOffered.filter((typed) => findOthers(typed).length > 0)).toEqual([]);
  },
);
