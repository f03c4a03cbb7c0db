import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { canonicalOf, eachPage, readFacts, readPage } from '../lib/page-tree.ts';

/** A page that search engines may list. `day` is when it last changed, YYYY-MM-DD; left out where nobody has said. */
export interface ListedPage {
  address: string;
  day?: string | undefined;
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
  return { address, day: article?.datePublished?.slice(0, 10) };
}

/** The sitemap of sitemaps.org, in the order of the addresses, so that the same pages make the same file. */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, day }) => `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
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
