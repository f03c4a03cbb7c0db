import { mkdir, writeFile, copyFile, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { removeLanguage } from '#lib/language/addresses.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { cardAddress, cardSeed, CARD } from '#lib/page/page-head.ts';
import { forEachConcurrently } from '#lib/for-each-concurrently.ts';
import { canonicalOf, findAll, readFacts, readPage, readText, type Document } from '#lib/page/html-tree.ts';
import type { Pages } from '../optimise-pages/optimise-pages.ts';
import { drawCard, type SocialCard } from './draw-card.ts';

/** For each indexed page, draws a social card, or crops the page's own picture if it has one. */
export async function drawSocialCards(dir: URL, pages: Pages, siteName: string, cache: URL): Promise<void> {
  // Several pages may have the same picture. A page that is not indexed shows SITE_CARD, which needs no change.
  const cards = new Map(
    [...pages.values()].flatMap((html) => {
      const { picture, card } = readCard(html, siteName) ?? {};
      return picture && (card || picture.startsWith('/_astro/')) ? [[picture, card] as const] : [];
    }),
  );
  await forEachConcurrently([...cards], async ([picture, card]) => {
    const file = new URL(`.${picture}`, dir);
    if (!card) return fitFile(file, cache);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, await drawCard(card, cache));
  });
}

interface Breadcrumbs {
  '@type'?: string;
  itemListElement?: { name: string }[];
}

/** The name of the parent page, from the breadcrumbs. */
function readSection(page: Document): string | undefined {
  const jsonLd = readFacts<Breadcrumbs>(page);
  return jsonLd.find((item) => item['@type'] === 'BreadcrumbList')?.itemListElement?.[0]?.name;
}

/** The address of a page's picture for shared links, and the card to draw if the page has no picture of its own. */
export function readCard(html: string, siteName: string): { picture: string; card?: SocialCard } | null {
  const page = readPage(html);
  const metas = new Map(
    findAll('meta', page).map(({ attribs }) => [attribs['property'], attribs['content']]),
  );
  const image = metas.get('og:image');
  const canonical = canonicalOf(page);
  if (!canonical || !image) return null;
  const address = new URL(canonical).pathname;
  const picture = new URL(image).pathname;
  if (picture !== cardAddress(address)) return { picture };
  // The seed comes from the path without the language, so the woven strip is the same in each language.
  const path = removeLanguage(findAll('html', page)[0]?.attribs['lang'] ?? ENGLISH, address);
  const [heading] = findAll('h1', page);
  // The home page's og:title is the site's name, which each card shows anyway.
  const title = path === '/' && heading ? readText(heading).trim() : metas.get('og:title');
  const card = {
    title: title ?? siteName,
    section: readSection(page),
    siteName,
    seed: path === '/' ? siteName : cardSeed(path),
  };
  return { picture, card };
}

export const MAX_CARD_BYTES = 40 * 1024;

// From the best quality to the lowest: a photograph of leaves needs more compression than a portrait.
const ATTEMPTS = [
  { quality: 75, blur: 0 },
  { quality: 60, blur: 0 },
  { quality: 45, blur: 0 },
  { quality: 30, blur: 0 },
  { quality: 30, blur: 1.5 },
  { quality: 25, blur: 3 },
  { quality: 20, blur: 6 },
];

/** Crops a picture to 1200 x 630 and compresses it to 40 kB if possible. A picture that already fits stays as it is. */
export async function fitPicture(original: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(original).metadata();
  if (width === CARD.width && height === CARD.height && original.length <= MAX_CARD_BYTES) return original;
  let fitted = original;
  for (const { quality, blur } of ATTEMPTS) {
    const resized = sharp(original).resize({ ...CARD, fit: 'cover' });
    fitted = await (blur ? resized.blur(blur) : resized).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (fitted.length <= MAX_CARD_BYTES) break;
  }
  return fitted;
}

/** Fitting a picture is slow, so the result is cached by the file's name, which has a hash. */
async function fitFile(file: URL, cache: URL): Promise<void> {
  const cached = new URL(`fitted-${MAX_CARD_BYTES}-${basename(file.pathname)}`, cache);
  if (existsSync(cached)) return copyFile(cached, file);
  const original = await readFile(file);
  const fitted = await fitPicture(original);
  if (fitted === original) return;
  await writeFile(file, fitted);
  await copyFile(file, cached);
}
