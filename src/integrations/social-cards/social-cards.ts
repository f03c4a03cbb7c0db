import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { SITE_CARD } from '../../lib/page-head.ts';
import { eachOf } from '../../lib/each-of.ts';
import { eachPage } from '../../lib/page-tree.ts';
import type { Site } from '../../schemas/site.ts';
import { drawCard, type SocialCard } from './draw-card.ts';
import { fitFile } from './fit-picture.ts';
import { readCard, readSigns } from './read-card.ts';

/** The cards that are to be drawn, by address, and the addresses of the pictures that pages have of their own. */
async function readCards(dir: URL, siteName: string) {
  const signs = readSigns();
  const cards = new Map<string, SocialCard>([[SITE_CARD, { title: siteName, siteName, seed: siteName }]]);
  const own = new Set<string>();
  await eachPage(dir, ({ html }) => {
    const found = readCard(html, siteName, signs);
    if (found?.card) cards.set(found.picture, found.card);
    else if (found?.picture.startsWith('/_astro/')) own.add(found.picture);
  });
  return { cards: [...cards], own: [...own] };
}

/**
 * Draws the picture that other sites show beside a link to a page, for each page that has none of its own, and makes an
 * editor's picture fit. What was drawn or fitted before comes from Astro's cache.
 */
export function socialCards({ name: siteName }: Pick<Site, 'name'>): AstroIntegration {
  let cache: URL;
  return {
    name: 'social-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('assets/', config.cacheDir);
      },
      'astro:build:done': async ({ dir }) => {
        const { cards, own } = await readCards(dir, siteName);
        await eachOf(cards, async ([address, card]) => {
          const target = new URL(`.${address}`, dir);
          await mkdir(new URL('.', target), { recursive: true });
          await writeFile(target, await drawCard(card, cache));
        });
        await eachOf(own, (picture) => fitFile(new URL(`.${picture}`, dir), cache));
      },
    },
  };
}
