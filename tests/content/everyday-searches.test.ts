import { expect, test } from 'vitest';
import { findMatches } from '#lib/search/find-matches.ts';
import { namesOf, optionsOf } from '#lib/service.ts';
import { loadServices } from '../support/load-service.ts';
import { notOffered, readSearches } from '../support/read-searches.ts';

const options = loadServices().flatMap(optionsOf);
const named = [...new Map(options.map((option) => [option.name, option])).values()].map(
  ({ name, about }) => ({
    name,
    others: about ? namesOf(about) : [],
  }),
);
const find = (typed: string) => findMatches(named, typed).map(({ place }) => named[place]?.name ?? '');

// What is no longer offered, or has no other names, is not looked for here.
const isOffered = (answers: readonly string[]) =>
  named.some(({ name, others }) => answers.includes(name) && others.length > 0);
const isFirstThree = (typed: string, answers: readonly string[]) =>
  find(typed)
    .slice(0, 3)
    .some((name) => answers.includes(name));

test.each([
  ['gathered', 'everyday'],
  ['written before the rules', 'names'],
] as const)(
  'of the words that people use (%s), nineteen of twenty lead to the right test among the first three',
  (_, list) => {
    const searches = readSearches<string[]>(list).filter(([, answers]) => isOffered(answers));
    const missed = searches
      .filter(([typed, answers]) => !isFirstThree(typed, answers))
      .map(([typed]) => typed);
    expect(missed.length, `not found: ${missed.join('; ')}`).toBeLessThanOrEqual(searches.length / 20);
  },
);

test('what we do not offer finds nothing', () => {
  expect(notOffered.filter((typed) => find(typed).length > 0)).toEqual([]);
});
