import { cardAddress, cardSeed } from '../../lib/page-head.ts';
import { canonicalOf, findAll, readFacts, readPage, textOf, type Document } from '../../lib/page-tree.ts';
import type { SocialCard } from './draw-card.ts';

interface Breadcrumbs {
  '@type'?: string;
  itemListElement?: { name: string }[];
}

/** The name of the page above, from what the page tells search engines. */
function readSection(page: Document): string | undefined {
  const facts = readFacts<Breadcrumbs>(page);
  return facts.find((fact) => fact['@type'] === 'BreadcrumbList')?.itemListElement?.[0]?.name;
}

/** The address of the picture that a built page names for those who share it, and the card to be drawn where that is no file of its own. */
export function readCard(
  html: string,
  siteName: string,
  signs: ReadonlyMap<string, string>,
): { picture: string; card?: SocialCard } | null {
  const page = readPage(html);
  const metas = new Map(
    findAll('meta', page).map(({ attribs }) => [attribs['property'], attribs['content']]),
  );
  const named = metas.get('og:image');
  const canonical = canonicalOf(page);
  if (!canonical || !named) return null;
  const path = new URL(canonical).pathname;
  const picture = new URL(named).pathname;
  if (picture !== cardAddress(path)) return { picture };
  const [heading] = findAll('h1', page);
  const card = {
    title: (path === '/' && heading ? textOf(heading).trim() : metas.get('og:title')) ?? siteName,
    section: readSection(page),
    siteName,
    seed: path === '/' ? siteName : cardSeed(path),
    symbol: signs.get(path),
  };
  return { picture, card };
}
