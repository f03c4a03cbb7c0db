import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { canonicalOf, findAll, readFacts, readPage } from '#lib/page/html-tree.ts';
import { eachPage } from './each-page.ts';

/** A page that search engines may list. `day` is when it last changed, YYYY-MM-DD; left out where nobody has said. */
export interface ListedPage {
  address: string;
  day?: string | undefined;
  /** The same page in each language, itself among them; none where it is there in English only. */
  versions?: readonly { tag: string; address: string }[];
}

/**
 * What a finished page says of itself: its canonical address, and the day of its article. Null when it is not to be
 * listed, which is when it has no canonical address.
 */
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

/** The sitemap of sitemaps.org, in the order of the addresses, so that the same pages make the same file. */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, day, versions = [] }) => {
      const others = versions.map(
        (each) => `<xhtml:link rel="alternate" hreflang="${each.tag}" href="${each.address}"/>`,
      );
      return `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${others.join('')}</url>\n`;
    });
  const xhtml = pages.some(({ versions }) => versions) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join('')}</urlset>\n`;
}

/**
 * Writes /sitemap.xml from the finished pages. What is listed is what a page says of itself, so there is no second list
 * that somebody has to keep, and a page that asks not to be indexed cannot slip in.
 */
export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const listed: ListedPage[] = [];
        await eachPage(dir, ({ html }) => {
          const page = readListedPage(html);
          if (page) listed.push(page);
        });
        await writeFile(new URL('sitemap.xml', dir), sitemapXml(listed));
      },
    },
  };
}
