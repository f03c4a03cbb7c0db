import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { cardAddress, cardSeed } from '../../lib/page-head.ts';
import { canonicalOf, findAll, readFacts, readPage, textOf, type Document } from '../../lib/page-tree.ts';
import { symbols } from '../../lib/symbols.ts';
import type { SocialCard } from './draw-card.ts';

const paths = new Map<string, string>(Object.entries(symbols).map(([id, { path }]) => [id, path]));

/** The paths of the programmes' signs, by the addresses of their donation pages. The content is checked by now. */
export function readSigns(): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  for (const file of globSync('content/programmes/[!_]*.md')) {
    const [, id = ''] = /^symbol: (\S+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    const path = paths.get(id);
    if (path) signs.set(`/donate-${basename(file, '.md')}`, path);
  }
  return signs;
}

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
