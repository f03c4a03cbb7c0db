import { getLanguage } from '#lib/language/page-language.ts';
import { to } from '#words';
import { DomUtils } from 'htmlparser2';
import type { ArticleCategory } from '../../schemas/article.ts';
import { compareIds } from '../ids.ts';
import { isoDate } from '../time/dates.ts';
import type { JsonLd } from '../page/json-ld.ts';
import { readPage, writePage } from '../page/html-tree.ts';

interface Entry {
  id: string;
  data: { title?: string | undefined; visible: boolean; date: string };
}

/** An article that visitors can see. It always has a title. */
export type Published<Article extends Entry> = Article & { data: { title: string } };

const isPublished = <Article extends Entry>(article: Article): article is Published<Article> =>
  article.data.visible && Boolean(article.data.title);

/** The visible articles with a title (docs/specification.md, section 3), newest first. On the same day, the highest id is first. */
export function listPublished<Article extends Entry>(articles: readonly Article[]): Published<Article>[] {
  return articles
    .filter(isPublished)
    .toSorted((a, b) => isoDate(b.data.date).localeCompare(isoDate(a.data.date)) || compareIds(b, a));
}

/** The filters in the order of their tabs. Each filter is also the fragment of an address, as in /news#blog. */
export const ARTICLE_FILTERS = ['all', 'news', 'blog', 'awards'] as const;
export type ArticleFilter = (typeof ARTICLE_FILTERS)[number];

const newsCategories: readonly ArticleCategory[] = ['News', 'Awards', 'Education', 'Events'];

const categoriesByFilter: Record<ArticleFilter, readonly ArticleCategory[]> = {
  all: [...newsCategories, 'Blog'],
  news: newsCategories,
  blog: ['Blog'],
  awards: ['Awards'],
};

export function filtersOf(category: ArticleCategory): ArticleFilter[] {
  return ARTICLE_FILTERS.filter((filter) => categoriesByFilter[filter].includes(category));
}

export function emptyFilters(articles: readonly { category: ArticleCategory }[]): ArticleFilter[] {
  return ARTICLE_FILTERS.filter(
    (filter) => !articles.some(({ category }) => categoriesByFilter[filter].includes(category)),
  );
}

export interface ArticleFacts {
  title: string;
  summary: string;
  date: string;
  category: ArticleCategory;
  /** `address` and `picture` are whole addresses, with the host. */
  address: string;
  picture?: string | undefined;
  publisher: { name: string; url: string };
}

export function articleJsonLd(facts: ArticleFacts): JsonLd {
  const { title, summary, date, category, address, picture, publisher } = facts;
  const organization = { '@type': 'NGO', name: publisher.name, url: publisher.url };
  return {
    '@type': category === 'Blog' ? 'BlogPosting' : 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: isoDate(date),
    articleSection: category,
    mainEntityOfPage: address,
    inLanguage: getLanguage(),
    ...(picture && { image: picture }),
    author: organization,
    publisher: organization,
  };
}

const leftOutOfFeed = new Set(['class', 'style', 'loading', 'decoding', 'fetchpriority', 'srcset', 'sizes']);

/** Whether an attribute is an address of this site without the host. */
const isSitePath = (name: string, value: string) =>
  (name === 'href' || name === 'src') && /^\/(?!\/)/.test(value);

/** If the page is translated, the path becomes that of the translation. */
const wholeAddress = (path: string, site: string) =>
  new URL(site).origin + path.replace(/^[^?#]*/, (pagePath) => to(pagePath));

/** HTML for feed readers: with whole addresses, and without our styles, scripts and comments. */
export function feedHtml(html: string, site: string): string {
  const tree = readPage(html);
  for (const comment of DomUtils.filter(({ type }) => type === 'comment', tree))
    DomUtils.removeElement(comment);
  for (const element of DomUtils.findAll(() => true, tree.childNodes)) {
    if (element.name === 'style' || element.name === 'script') DomUtils.removeElement(element);
    element.attribs = Object.fromEntries(
      Object.entries(element.attribs)
        .filter(([name]) => !leftOutOfFeed.has(name) && !name.startsWith('data-'))
        .map(([name, value]) => [name, isSitePath(name, value) ? wholeAddress(value, site) : value]),
    );
  }
  return writePage(tree).trim();
}
