import { canonicalOf, findAll, readFacts, readPage } from '#lib/page/html-tree.ts';
import type { Pages } from './read-pages.ts';

/** A page that search engines may list. `day` (YYYY-MM-DD) is the date of an article; other pages have no `day`. */
export interface ListedPage {
  address: string;
  day?: string | undefined;
  /** The page in each language, itself included, and `x-default`; absent if the page is in English only. */
  versions?: readonly { tag: string; address: string }[];
}

/** Returns null for a page without a canonical address: search engines must not list it. */
export function readListedPage(html: string): ListedPage | null {
  const page = readPage(html);
  const address = canonicalOf(page);
  if (!address) return null;
  const article = readFacts<{ datePublished?: string }>(page).find((fact) => fact.datePublished);
  const versions = findAll('link', page).flatMap(({ attribs: { hreflang, href } }) =>
    hreflang && href ? [{ tag: hreflang, address: href }] : [],
  );
  return { address, day: article?.datePublished?.slice(0, 10), ...(versions.length > 0 && { versions }) };
}

/** Sorts the pages, so that the same pages give the same file. */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, day, versions = [] }) => {
      const links = versions.map(
        (each) => `<xhtml:link rel="alternate" hreflang="${each.tag}" href="${each.address}"/>`,
      );
      return `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${links.join('')}</url>\n`;
    });
  const xhtml = pages.some(({ versions }) => versions) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join('')}</urlset>\n`;
}

/** The sitemap of the finished pages that have a canonical address. A page with `noindex` has none. */
export function makeSitemap(pages: Pages): string {
  return sitemapXml([...pages.values()].map(readListedPage).filter((page) => page !== null));
}
