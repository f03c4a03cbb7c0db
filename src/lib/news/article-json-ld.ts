import type { ArticleCategory } from '../../schemas/article.ts';
import type { JsonLd } from '../json-ld.ts';
import { isoDate } from '../dates.ts';

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
export function articleJsonLd({
  title,
  summary,
  date,
  category,
  address,
  picture,
  publisher,
}: ArticleFacts): JsonLd {
  const organization = { '@type': 'NGO', name: publisher.name, url: publisher.url };
  return {
    '@type': category === 'Blog' ? 'BlogPosting' : 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: isoDate(date),
    articleSection: category,
    mainEntityOfPage: address,
    inLanguage: 'en',
    ...(picture && { image: picture }),
    author: organization,
    publisher: organization,
  };
}
