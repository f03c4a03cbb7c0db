import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { eachPage } from '../../lib/each-page.ts';
import { layOutCard } from '../../lib/social-card/lay-out-card.ts';
import type { Site } from '../../schemas/site.ts';
import type { CardOrder } from './draw-cards.ts';
import { fitFile } from './fit-picture.ts';
import { readCard } from './read-card.ts';
import { readSigns } from './read-signs.ts';

/** The cards that are to be drawn, and the addresses of the pictures that pages have of their own. */
async function readCards(dir: URL, siteName: string): Promise<{ cards: CardOrder['cards']; own: string[] }> {
  const signs = readSigns();
  const cards: CardOrder['cards'] = [];
  const own = new Set<string>();
  await eachPage(dir, ({ html }) => {
    const found = readCard(html, siteName, signs);
    if (found) cards.push({ address: found.address, layout: layOutCard(found.card) });
    const [, picture] = /<meta property="og:image" content="[^"]*(\/_astro\/[^"]*)"/.exec(html) ?? [];
    if (picture) own.add(picture);
  });
  return { cards, own: [...own] };
}

/** Draws in a thread of its own. Resolves to what went wrong there, if anything did. */
async function drawCards(order: CardOrder): Promise<{ failure?: unknown }> {
  try {
    await once(
      new Worker(new URL('./draw-cards.ts', import.meta.url), { workerData: order, execArgv: [] }),
      'exit',
    );
    return {};
  } catch (failure) {
    return { failure };
  }
}

/**
 * Draws the picture that other sites show beside a link to a page, for each page that has none of its own, and makes an
 * editor's picture fit. The pages are read first; the drawing goes on while the other integrations work on them.
 */
export function socialCards({ name: siteName }: Pick<Site, 'name'>): AstroIntegration {
  let drawing: Promise<{ failure?: unknown }>;
  let pictures: string[] = [];
  let cache: URL;
  return {
    name: 'social-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('assets/', config.cacheDir);
      },
      'astro:build:generated': async ({ dir }) => {
        const { cards, own } = await readCards(dir, siteName);
        pictures = own;
        drawing = drawCards({ dir: dir.href, cards });
      },
      'astro:build:done': async ({ dir }) => {
        for (const picture of pictures) await fitFile(new URL(`.${picture}`, dir), cache);
        const { failure } = await drawing;
        if (failure) throw failure;
      },
    },
  };
}
