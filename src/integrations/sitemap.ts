import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { eachPage } from '../lib/page-tree.ts';
import { readListedPage, sitemapXml, type ListedPage } from '../lib/sitemap.ts';

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
