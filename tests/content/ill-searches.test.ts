import { expect, test } from 'vitest';
import { readByLanguage } from '../support/read-searches.ts';
import { named, namedIn, searchAsVisitors as search } from '../support/search-as-visitors.ts';

const LANGUAGES = ['en', 'fr'] as const;

test.each(LANGUAGES)('people who describe a danger get the emergency numbers, on pages in %s', (tag) => {
  const searches = readByLanguage('danger')[tag];
  expect(searches.length).toBeGreaterThan(0);
  const missed = searches.filter((typed) => {
    const { parts } = search(typed, tag);
    return !parts.includes('danger') && !parts.includes('possible');
  });
  expect(missed).toEqual([]);
});

test.each(LANGUAGES)('a certain danger is never answered with a test, on pages in %s', (tag) => {
  const answered = readByLanguage('danger')[tag].filter((typed) => {
    const { parts, found } = search(typed, tag);
    return parts.includes('danger') && found.length > 0;
  });
  expect(answered).toEqual([]);
});

test.each(LANGUAGES)(
  'people who type a symptom see advice and no unrelated result, on pages in %s',
  (tag) => {
    const missed = readByLanguage('symptoms')[tag].filter((typed) => {
      const { parts, tests, found } = search(typed, tag);
      // The typed text may also be a part of a name, such as Weight Loss and Nutrition. Such a result is related.
      const matching = namedIn(tag)
        .filter(({ name }) => name.toLowerCase().includes(typed))
        .map(({ english }) => english);
      return parts.length === 0 || found.some((name) => !tests.includes(name) && !matching.includes(name));
    });
    expect(missed).toEqual([]);
  },
);

test('people who search for a test by any of its names never get emergency advice', () => {
  const names = named.flatMap(({ name, others }) => [name, ...others]);
  expect(names.length).toBeGreaterThan(0);
  const alarming = names.filter((name) =>
    search(name).parts.some((part) => part === 'danger' || part === 'possible'),
  );
  expect(alarming).toEqual([]);
});

test('people can find every test by each of its names', () => {
  const lost = named.flatMap(({ name, others }) =>
    [name, ...others].filter((each) => !search(each).found.includes(name)),
  );
  expect(lost).toEqual([]);
});
