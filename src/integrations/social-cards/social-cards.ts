import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { eachOf } from '../../lib/each-of.ts';
import { eachPage } from '../../lib/each-page.ts';
import { layOutCard, type CardLayout } from '../../lib/social-card/lay-out-card.ts';
import { drawType, paintCard } from '../../lib/social-card/paint-card.ts';
import type { Site } from '../../schemas/site.ts';
import { readCard } from './read-card.ts';
import { readSigns } from './read-signs.ts';

interface FoundCard {
  address: string;
  layout: CardLayout;
}

async function readCards(dir: URL, siteName: string): Promise<FoundCard[]> {
  const signs = readSigns();
  const cards: FoundCard[] = [];
  await eachPage(dir, ({ html }) => {
    const found = readCard(html, siteName, signs);
    if (found) cards.push({ address: found.address, layout: layOutCard(found.card) });
  });
  return cards;
}

/** Draws the picture that other sites show beside a link to a page, for each page that has none of its own. */
export function socialCards({ name: siteName }: Pick<Site, 'name'>): AstroIntegration {
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const cards = await readCards(dir, siteName);
        const type = await drawType(cards.map(({ layout }) => layout));
        await eachOf(cards, async ({ address, layout }) => {
          const target = new URL(`.${address}`, dir);
          await mkdir(new URL('.', target), { recursive: true });
          await writeFile(target, await paintCard(layout, type));
        });
      },
    },
  };
}
