import { expect, test } from 'vitest';
import { readByLanguage } from '../support/read-searches.ts';
import { named, searchAsVisitors as search } from '../support/search-as-visitors.ts';

const LANGUAGES = ['en', 'fr'] as const;

test.each(LANGUAGES)('a certain danger is never answered with a test, on pages in %s', (tag) => {
  const answered = readByLanguage('danger')[tag].filter((typed) => {
    const { parts, found } = search(typed, tag);
    return parts.includes('danger') && found.length > 0;
  });
  expect(answered).toEqual([]);
});

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
