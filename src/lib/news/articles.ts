import { getLanguage } from '#lib/language/page-language.ts';
import { to } from '#words';
import { DomUtils } from 'htmlparser2';
import type { ArticleCategory } from '../../schemas/article.ts';
import { isoDate } from '../time/dates.ts';
import type { JsonLd } from '../page/json-ld.ts';
import { readPage, writePage } from '../page/html-tree.ts';

interface Entry {
  id: string;
  data: { title?: string | undefined; visible: boolean; date: string };
}

/** An article that visitors can see: it has a title. */
export type Shown<Article extends Entry> = Article & { data: { title: string } };

const isShown = <Article extends Entry>(article: Article): article is Shown<Article> =>
  article.data.visible && Boolean(article.data.title);

/**
 * The articles that visitors can see, with a title and visible, newest first (specification, section 3). Of one day, the
 * one with the higher number comes first: it was written later.
 */
export function listShown<Article extends Entry>(articles: readonly Article[]): Shown<Article>[] {
  return articles
    .filter(isShown)
    .toSorted(
      (a, b) => isoDate(b.data.date).localeCompare(isoDate(a.data.date)) || Number(b.id) - Number(a.id),
    );
}

/** The filters of the list, in the order of their tabs; the names are the fragments of the address (/news#blog). */
export const ARTICLE_FILTERS = ['all', 'news', 'blog', 'awards'] as const;
export type ArticleFilter = (typeof ARTICLE_FILTERS)[number];

const news: readonly ArticleCategory[] = ['News', 'Awards', 'Education', 'Events'];

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

export interface ArticleFacts {
  title: string;
  summary: string;
  date: string;
  category: ArticleCategory;
  /** Whole addresses. */
  address: string;
  picture?: string | undefined;
  publisher: { name: string; url: string };
}

/** What search engines read of an article. */
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

const forUsAlone = new Set(['class', 'style', 'loading', 'decoding', 'fetchpriority', 'srcset', 'sizes']);
const isOwnLink = (name: string, value: string) =>
  (name === 'href' || name === 'src') && /^\/(?!\/)/.test(value);

/**
 * HTML made for a page of this site as a feed reader needs it: links and pictures of this site written in full, pages in the
 * language of the feed where they are there, and nothing that only our style and script understand.
 */
export function feedHtml(html: string, site: string): string {
  const tree = readPage(html);
  for (const node of DomUtils.filter((node) => node.type === 'comment', tree)) DomUtils.removeElement(node);
  for (const element of DomUtils.findAll(() => true, tree.childNodes)) {
    if (element.name === 'style' || element.name === 'script') DomUtils.removeElement(element);
    element.attribs = Object.fromEntries(
      Object.entries(element.attribs)
        .filter(([name]) => !forUsAlone.has(name) && !name.startsWith('data-'))
        .map(([name, value]) => [
          name,
          isOwnLink(name, value) ? new URL(site).origin + value.replace(/^[^?#]*/, to) : value,
        ]),
    );
  }
  return writePage(tree).trim();
}
