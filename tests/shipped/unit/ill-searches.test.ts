import { expect, test } from 'vitest';
import { readByLanguage } from '../../support/read-searches.ts';
import { namedIn, searchAsVisitors as search } from '../../support/search-as-visitors.ts';

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

test.each([
  ['too much oil in my blood', false],
  ['we have unused glucometers', false],
  ['pee test not pregnancy', false],
  ['giving away an old ambulance', false],
  ['too much blood in my pee', true],
  ['cannot pee', true],
  ['send ambulance fast', true],
])('whether emergency numbers replace the results for "%s": %s', (typed, isDanger) => {
  expect(search(typed).parts.includes('danger')).toBe(isDanger);
});
