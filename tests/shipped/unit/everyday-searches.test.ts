import { expect, test } from 'vitest';
import { notOffered, readSearches } from '../../support/read-searches.ts';
import { named, searchAsVisitors } from '../../support/search-as-visitors.ts';

const find = (typed: string, tag?: 'fr') => searchAsVisitors(typed, tag).found;

// Editors may remove an option or its other names. A search counts only if one of its answers is still there and has other names.
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
  'at least 95 per cent of the searches in %s find an answer in the first three results',
  (_, list) => {
    const searches = readSearches<string[]>(list).filter(([, answers]) => isOffered(answers));
    const missed = searches
      .filter(([typed, answers]) => !isInFirstThree(typed, answers))
      .map(([typed]) => typed);
    expect(missed.length, `not found: ${missed.join('; ')}`).toBeLessThanOrEqual(searches.length / 20);
  },
);

test('at least 95 per cent of the French searches find an answer in the first three results', () => {
  const searches = readSearches<string[]>('french').filter(([, answers]) => isOffered(answers));
  const missed = searches
    .filter(([typed, answers]) => !isInFirstThree(typed, answers, 'fr'))
    .map(([typed]) => typed);
  expect(missed.length, `not found: ${missed.join('; ')}`).toBeLessThanOrEqual(searches.length / 20);
  // The missed searches find nothing, rather than something wrong.
  expect(missed.filter((typed) => find(typed, 'fr').length > 0)).toEqual([]);
});

test.each([
  ['English', undefined],
  ['French', 'fr'],
] as const)(
  'when people search the %s price lists for what we do not offer, nothing unrelated appears',
  (_, tag) => {
    const findUnrelated = (typed: string) => {
      const { tests, found } = searchAsVisitors(typed, tag);
      // If people type a symptom, such as fever, the search also finds the tests in its advice. These tests are related.
      return found.filter((name) => !tests.includes(name));
    };
    expect(notOffered.filter((typed) => findUnrelated(typed).length > 0)).toEqual([]);
  },
);
