import { expect, test } from 'vitest';
import { ARTICLE_FILTERS, emptyFilters, filtersOf } from '#lib/news/articles.ts';

test.each([
  ['News', 'all news'],
  ['Awards', 'all news awards'],
  ['Education', 'all news'],
  ['Events', 'all news'],
  ['Blog', 'all blog'],
] as const)('an article of the category %s is in these filters: %s', (category, filters) => {
  expect(filtersOf(category).join(' ')).toBe(filters);
});

test.each([
  [[], [...ARTICLE_FILTERS]],
  [['Blog'], ['news', 'awards']],
  [['Education'], ['blog', 'awards']],
  [['Awards'], ['blog']],
  [['Awards', 'Blog'], []],
] as const)('with articles only of the categories %j, the empty filters are %j', (categories, filters) => {
  expect(emptyFilters(categories.map((category) => ({ category })))).toEqual(filters);
});
