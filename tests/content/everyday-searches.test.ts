import { expect, test } from 'vitest';
import { everydayNames } from '../fixtures/everyday-names.ts';
import { everydaySearches, searchesForNothing } from '../fixtures/everyday-searches.ts';
import { named, searchAsVisitors } from '../support/search-as-visitors.ts';

const find = (typed: string) => searchAsVisitors(typed).found;

// What is no longer offered, or has no other names, is not looked for here.
const isOffered = ([, ...answers]: readonly string[]) =>
  answers.some((answer) => named.some(({ name, others }) => name === answer && others.length > 0));
const isFirstThree = ([typed, ...answers]: readonly string[]) =>
  find(typed ?? '')
    .slice(0, 3)
    .some((name) => answers.includes(name));

test.each([
  ['gathered', everydaySearches],
  ['written before the rules', everydayNames],
])(
  'of the words that people use (%s), nineteen of twenty lead to the right test among the first three',
  (_, all) => {
    const searches = all.filter(isOffered);
    const missed = searches.filter((search) => !isFirstThree(search)).map(([typed]) => typed);
    expect(missed.length, `not found: ${missed.join('; ')}`).toBeLessThanOrEqual(searches.length / 20);
  },
);

test('what we do not offer finds nothing', () => {
  expect(searchesForNothing.filter((typed) => find(typed).length > 0)).toEqual([]);
});
