import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { eachPage } from '../../lib/each-page.ts';
import { layOutCard } from '../../lib/social-card/lay-out-card.ts';
import type { Site } from '../../schemas/site.ts';
import type { CardOrder } from './draw-cards.ts';
import { readCard } from './read-card.ts';
import { readSigns } from './read-signs.ts';

async function readCards(dir: URL, siteName: string): Promise<CardOrder['cards']> {
  const signs = readSigns();
  const cards: CardOrder['cards'] = [];
  await eachPage(dir, ({ html }) => {
    const found = readCard(html, siteName, signs);
    if (found) cards.push({ address: found.address, layout: layOutCard(found.card) });
  });
  return cards;
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
 * Draws the picture that other sites show beside a link to a page, for each page that has none of its own. The pages are
 * read first; the drawing goes on while the other integrations work on them.
 */
export function socialCards({ name: siteName }: Pick<Site, 'name'>): AstroIntegration {
  let drawing: Promise<{ failure?: unknown }>;
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:generated': async ({ dir }) => {
        drawing = drawCards({ dir: dir.href, cards: await readCards(dir, siteName) });
      },
      'astro:build:done': async () => {
        const { failure } = await drawing;
        if (failure) throw failure;
      },
    },
  };
}
