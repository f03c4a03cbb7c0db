import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { eachOf } from '../lib/each-of.ts';
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
        const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
        const listed: ListedPage[] = [];
        await eachOf(names, async (name) => {
          const page = readListedPage(await readFile(new URL(name, dir), 'utf8'));
          if (page) listed.push(page);
        });
        await writeFile(new URL('sitemap.xml', dir), sitemapXml(listed));
      },
    },
  };
}
