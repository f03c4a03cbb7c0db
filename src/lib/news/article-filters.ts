import type { ArticleCategory } from '../../schemas/article.ts';

/** The filters of the list, in the order of their tabs; the names are the fragments of the address (/news#blog). */
export const ARTICLE_FILTERS = ['all', 'news', 'blog', 'awards'] as const;
export type ArticleFilter = (typeof ARTICLE_FILTERS)[number];

const news: readonly ArticleCategory[] = ['News', 'Awards', 'Education', 'Events'];

/** Which categories a filter shows (specification, section 4). */
const shown: Record<ArticleFilter, readonly ArticleCategory[]> = {
  all: [...news, 'Blog'],
  news,
  blog: ['Blog'],
  awards: ['Awards'],
};

/** The filters that show a category: 'Awards' is under All, News and Awards. */
export function filtersOf(category: ArticleCategory): ArticleFilter[] {
  return ARTICLE_FILTERS.filter((filter) => shown[filter].includes(category));
}

/** The filters that would show nothing. */
export function emptyFilters(articles: readonly { category: ArticleCategory }[]): ArticleFilter[] {
  return ARTICLE_FILTERS.filter(
    (filter) => !articles.some(({ category }) => shown[filter].includes(category)),
  );
}
