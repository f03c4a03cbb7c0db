import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { eachOf } from '../../lib/each-of.ts';
import { eachPage } from '../../lib/each-page.ts';
import type { Site } from '../../schemas/site.ts';
import { drawCard } from './draw-card.ts';
import { readCard } from './read-card.ts';
import { readSigns } from './read-signs.ts';

type FoundCard = NonNullable<ReturnType<typeof readCard>>;

async function readCards(dir: URL, siteName: string): Promise<FoundCard[]> {
  const signs = readSigns();
  const cards: FoundCard[] = [];
  await eachPage(dir, ({ html }) => {
    const found = readCard(html, siteName, signs);
    if (found) cards.push(found);
  });
  return cards;
}

/** Draws the cards into `dir`, and takes away what `cache` keeps of former ones. */
async function drawCards(cards: readonly FoundCard[], dir: URL, cache: URL): Promise<void> {
  const used = new Set<string>();
  await eachOf(cards, async ({ address, card }) => {
    const { name, png } = await drawCard(card, cache);
    const target = new URL(`.${address}`, dir);
    await mkdir(new URL('.', target), { recursive: true });
    await writeFile(target, png);
    used.add(name);
  });
  const kept = await readdir(cache).catch(() => []);
  await eachOf(
    kept.filter((name) => !used.has(name)),
    (name) => rm(new URL(name, cache)),
  );
}

/**
 * Draws the picture that other sites show beside a link to a page, for each page that has none of its own. Drawn cards
 * are kept in Astro's cache folder, under a hash of what is on them; those that no page has any more go. Drawing takes
 * seconds and leaves most of the machine free, so it goes on while the other integrations work on the pages; they are
 * read before.
 */
export function socialCards({ name: siteName }: Pick<Site, 'name'>): AstroIntegration {
  let cache: URL;
  let drawing: Promise<{ failure?: unknown }>;
  return {
    name: 'social-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('social-cards/', config.cacheDir);
      },
      'astro:build:generated': async ({ dir }) => {
        const cards = await readCards(dir, siteName);
        drawing = drawCards(cards, dir, cache).then(
          () => ({}),
          (failure: unknown) => ({ failure }),
        );
      },
      'astro:build:done': async () => {
        const { failure } = await drawing;
        if (failure) throw failure;
      },
    },
  };
}
