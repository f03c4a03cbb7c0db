import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Site } from '../../schemas/site.ts';
import { drawCard } from './draw-card.ts';
import { readCard } from './read-card.ts';
import { readSigns } from './read-signs.ts';

/**
 * Draws the picture that other sites show beside a link to a page, for each page that has none of its own. Drawn cards
 * are kept in Astro's cache folder, under a hash of what is on them; those that no page has any more go.
 */
export function socialCards({ name: siteName }: Pick<Site, 'name'>): AstroIntegration {
  let cache: URL;
  return {
    name: 'social-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('social-cards/', config.cacheDir);
      },
      'astro:build:done': async ({ dir }) => {
        const signs = readSigns();
        const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
        const used = await Promise.all(
          names.map(async (file) => {
            const found = readCard(await readFile(new URL(file, dir), 'utf8'), siteName, signs);
            if (!found) return '';
            const { name, png } = await drawCard(found.card, cache);
            const target = new URL(`.${found.address}`, dir);
            await mkdir(new URL('.', target), { recursive: true });
            await writeFile(target, png);
            return name;
          }),
        );
        const kept = await readdir(cache).catch(() => []);
        await Promise.all(
          kept.filter((name) => !used.includes(name)).map((name) => rm(new URL(name, cache))),
        );
      },
    },
  };
}
