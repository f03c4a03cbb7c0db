import { mkdir, writeFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { eachOf } from '../../lib/each-of.ts';
import type { CardLayout } from '../../lib/social-card/lay-out-card.ts';
import { drawCardStamps, paintCard } from '../../lib/social-card/paint-card.ts';

/** What a thread of its own is to draw: cards with their addresses, below the folder of the build. */
export interface CardOrder {
  dir: string;
  cards: { address: string; layout: CardLayout }[];
}

const { dir, cards } = workerData as CardOrder;
const stamps = await drawCardStamps(cards.map(({ layout }) => layout));
await eachOf(cards, async ({ address, layout }) => {
  const target = new URL(`.${address}`, dir);
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, await paintCard(layout, stamps));
});
