import { expect, test } from 'vitest';
import { findSaid, leaveOut } from '#lib/search/advice.ts';
import { findMatches } from '#lib/search/find-matches.ts';
import { namesOf, optionsOf } from '#lib/service.ts';
import { loadServices } from '../support/load-service.ts';
import { readSearches } from '../support/read-searches.ts';
import { readSymptoms } from '../support/read-symptoms.ts';

const entries = readSymptoms().map((entry) => ({
  ...entry,
  phrases: Object.values(entry.words).flatMap((texts = []) => texts),
}));
const named = loadServices()
  .flatMap(optionsOf)
  .map(({ name, about }) => ({ name, others: about ? namesOf(about) : [] }));

function search(typed: string) {
  const said = findSaid(entries, typed);
  const kind = said[0]?.kind;
  const tests = said.flatMap((entry) => entry.tests ?? []);
  const advice = kind ? { kind, rest: leaveOut(said, typed), tests } : null;
  return {
    kind,
    tests,
    found: findMatches(named, typed, advice).map(({ place }) => named[place]?.name ?? ''),
  };
}

// An entry that an editor took away is not looked for here.
const isThere = ([, id]: readonly [string, string]) => entries.some((entry) => entry.id === id);

test('what people in danger type is answered with the numbers, and no test', () => {
  const missed = readSearches<string>('danger')
    .filter(isThere)
    .filter(([typed]) => {
      const { kind, found } = search(typed);
      return kind !== 'danger' || found.length > 0;
    });
  expect(missed).toEqual([]);
});

test('what people who feel ill type is answered with advice, and no test that nobody named', () => {
  const missed = readSearches<string>('symptoms')
    .filter(isThere)
    .filter(([typed]) => {
      const { kind, tests, found } = search(typed);
      // What is typed may stand in a name: Weight Loss and Nutrition.
      const own = named.filter(({ name }) => name.toLowerCase().includes(typed)).map(({ name }) => name);
      return kind !== 'symptom' || found.some((name) => !tests.includes(name) && !own.includes(name));
    });
  expect(missed).toEqual([]);
});

test('no name of a test or service looks like danger', () => {
  const names = named.flatMap(({ name, others }) => [name, ...others]);
  expect(names.filter((name) => search(name).kind === 'danger')).toEqual([]);
});

test('every name of a test still leads to it', () => {
  const lost = named.flatMap(({ name, others }) =>
    [name, ...others].filter((each) => !search(each).found.includes(name)),
  );
  expect(lost).toEqual([]);
});
