import { expect, test } from 'vitest';
import { readSearches } from '../support/read-searches.ts';
import { named, searchAsVisitors as search, symptoms } from '../support/search-as-visitors.ts';

/**
 * The searches in `file`, and the first phrase of each entry of content/symptoms.yaml with this `kind`. If an editor removed an
 * entry, its searches are left out.
 */
const listTyped = (file: 'danger' | 'symptoms', kind: 'danger' | 'symptom') => [
  ...readSearches<string>(file)
    .filter(([, id]) => symptoms.some((entry) => entry.id === id))
    .map(([typed]) => typed),
  ...symptoms.filter((entry) => entry.kind === kind).flatMap(({ phrases }) => phrases.slice(0, 1)),
];

test('people who describe a danger get emergency advice instead of search results', () => {
  const searches = listTyped('danger', 'danger');
  expect(searches.length).toBeGreaterThan(0);
  const missed = searches.filter((typed) => {
    const { kind, found } = search(typed);
    return kind !== 'danger' || found.length > 0;
  });
  expect(missed).toEqual([]);
});

test('people who type a symptom see advice and no unrelated search results', () => {
  const searches = listTyped('symptoms', 'symptom');
  expect(searches.length).toBeGreaterThan(0);
  const missed = searches.filter((typed) => {
    const { kind, tests, found } = search(typed);
    // The typed text may also be a part of a name, such as Weight Loss and Nutrition. Such a result is related.
    const matching = named.filter(({ name }) => name.toLowerCase().includes(typed)).map(({ name }) => name);
    return kind !== 'symptom' || found.some((name) => !tests.includes(name) && !matching.includes(name));
  });
  expect(missed).toEqual([]);
});

test('people who search for a test by any of its names never get emergency advice', () => {
  const names = named.flatMap(({ name, others }) => [name, ...others]);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => search(name).kind === 'danger')).toEqual([]);
});

test('people can find every test by each of its names', () => {
  const lost = named.flatMap(({ name, others }) =>
    [name, ...others].filter((each) => !search(each).found.includes(name)),
  );
  expect(lost).toEqual([]);
});
