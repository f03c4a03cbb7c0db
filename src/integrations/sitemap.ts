import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { readListedPage, sitemapXml } from '../lib/sitemap.ts';

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
        const pages = await Promise.all(
          names.map(async (name) => readListedPage(await readFile(new URL(name, dir), 'utf8'))),
        );
        const listed = pages.filter((page) => page !== null);
        await writeFile(new URL('sitemap.xml', dir), sitemapXml(listed));
      },
    },
  };
}
