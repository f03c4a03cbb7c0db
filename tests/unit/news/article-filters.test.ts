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
  ['without articles, every filter is empty', [], [...ARTICLE_FILTERS]],
  ['with only blog posts, News and Awards are empty', ['Blog'], ['news', 'awards']],
  ['with only articles on education, Blog and Awards are empty', ['Education'], ['blog', 'awards']],
  ['with only awards, Blog is empty', ['Awards'], ['blog']],
  ['with awards and blog posts, no filter is empty', ['Awards', 'Blog'], []],
] as const)('%s', (_, categories, filters) => {
  expect(emptyFilters(categories.map((category) => ({ category })))).toEqual(filters);
});
