import { canonicalOf, readFacts, readPage } from '#lib/page/html-tree.ts';
import type { Pages } from './read-pages.ts';

/** A page that search engines may list. `day` (YYYY-MM-DD) is the date of an article; other pages have no `day`. */
export interface ListedPage {
  address: string;
  day?: string | undefined;
}

/** Returns null for a page without a canonical address: search engines must not list it. */
export function readListedPage(html: string): ListedPage | null {
  const page = readPage(html);
  const address = canonicalOf(page);
  if (!address) return null;
  const article = readFacts<{ datePublished?: string }>(page).find((fact) => fact.datePublished);
  return { address, day: article?.datePublished?.slice(0, 10) };
}

/** Sorts the pages, so that the same pages give the same file. Each page itself names its versions in other languages. */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, day }) => `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** The sitemap of the finished pages that have a canonical address. A page with `noindex` has none. */
export function makeSitemap(pages: Pages): string {
  return sitemapXml([...pages.values()].map(readListedPage).filter((page) => page !== null));
}
