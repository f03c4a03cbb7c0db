import { expect, test } from 'vitest';
import { ARTICLE_FILTERS, emptyFilters, filtersOf } from '#lib/news/articles.ts';

test.each([
  ['News', 'all, news'],
  ['Awards', 'all, news, awards'],
  ['Education', 'all, news'],
  ['Events', 'all, news'],
  ['Blog', 'all, blog'],
] as const)('an article of the category %s is in these filters: %s', (category, filters) => {
  expect(filtersOf(category).join(', ')).toBe(filters);
});

test.each([
  ['every filter is empty if there are no articles', [], [...ARTICLE_FILTERS]],
  ['the filters News and Awards are empty if all articles are blog posts', ['Blog'], ['news', 'awards']],
  [
    'the filters Blog and Awards are empty if all articles are on education',
    ['Education'],
    ['blog', 'awards'],
  ],
  ['the filter Blog is empty if all articles are on awards', ['Awards'], ['blog']],
  ['no filter is empty if there are blog posts and articles on awards', ['Awards', 'Blog'], []],
] as const)('%s', (_, categories, filters) => {
  expect(emptyFilters(categories.map((category) => ({ category })))).toEqual(filters);
});
