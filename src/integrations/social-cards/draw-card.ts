import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createElement, type CSSProperties } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { colourOf } from '#loaders/brand.ts';
import { CARD } from '#lib/page/page-head.ts';
import { weaveStrip, type Thread } from '#lib/page/woven-strip.ts';

/** In pixels. */
export const STRIP_HEIGHT = 100;
const MARGIN = 80;

// The card is indigo, so the indigo thread has the lighter indigo of the dark theme.
const colourOfThread = (thread: Thread) =>
  colourOf(`thread-${thread}`, thread === 'indigo' ? 'dark' : 'light');
const BAND = colourOf('band');
const INK = { paper: colourOf('paper'), sky: colourOf('heading', 'dark'), gold: colourOf('give') };

// Dithering would speckle the flat colours. More effort takes longer and saves few bytes.
const PNG = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

const { resolve } = createRequire(import.meta.url);
// The second font adds ɛ and ŋ. The third font adds letters with two accents.
const fonts = [
  resolve('@fontsource/noto-serif/files/noto-serif-latin-600-normal.woff'),
  resolve('@fontsource/noto-serif/files/noto-serif-latin-ext-600-normal.woff'),
  resolve('@fontsource/noto-serif/files/noto-serif-vietnamese-600-normal.woff'),
].map((file, index) => ({ name: `type-${index}`, data: readFileSync(file), weight: 600 as const }));
const fontFamily = fonts.map(({ name }) => name).join(', ');

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')).version;
// For the cache key: another version may draw differently.
const toolVersions = [versionOf('satori'), versionOf('@fontsource/noto-serif'), sharp.versions.sharp];

export interface SocialCard {
  title: string;
  /** The parent page's name, in a small font above the title. */
  section?: string | undefined;
  siteName: string;
  /** The seed of the woven strip (cardSeed in lib/page/page-head.ts). */
  seed: string;
}

/** For titles of at most `letters` letters: the font size in pixels, and the maximum number of lines. */
const SIZES = [
  { letters: 24, size: 88, lines: 2 },
  { letters: 45, size: 72, lines: 3 },
  { letters: 75, size: 60, lines: 4 },
] as const;
const SMALLEST = { size: 50, lines: 5 } as const;

const makeText = (text: string, lineClamp: number, style: CSSProperties) =>
  createElement(
    'div',
    { style: { display: 'block', lineClamp, lineHeight: 1.2, wordBreak: 'break-word', ...style } },
    text,
  );

/** A title that is too long ends in an ellipsis. */
function makeLayout({ title, section, siteName }: SocialCard) {
  const width = CARD.width - 2 * MARGIN;
  const { size, lines } = SIZES.find(({ letters }) => title.length <= letters) ?? SMALLEST;
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    gap: 24,
    boxSizing: 'border-box',
    height: CARD.height - STRIP_HEIGHT,
    padding: `88px ${MARGIN}px 32px`,
    fontFamily,
  };
  return createElement(
    'div',
    { style },
    section && makeText(section, 1, { width, fontSize: 36, color: INK.gold }),
    makeText(title, lines, { width, fontSize: size, color: INK.paper }),
    makeText(siteName, 1, { marginTop: 'auto', fontSize: 36, color: INK.sky }),
  );
}

/** The text of a card as SVG: outlines of the letters. With `embedFont: false` (in tests), the letters stay text. */
export const drawCardText = (card: SocialCard, { embedFont = true } = {}): Promise<string> =>
  satori(makeLayout(card), { ...CARD, fonts, embedFont });

/** The woven strip at the foot. Its grid is 96 x 4 units (lib/page/woven-strip.ts). */
function drawStrip({ seed }: SocialCard): string {
  const strip = weaveStrip(seed).map(
    ({ thread, path }) => `<path d="${path}" stroke="${colourOfThread(thread)}" stroke-width="2"/>`,
  );
  return `<g transform="translate(0 ${CARD.height - STRIP_HEIGHT}) scale(${CARD.width / 96} ${STRIP_HEIGHT / 4})">${strip.join('')}</g>`;
}

export async function drawCard(card: SocialCard, cache: URL): Promise<Buffer> {
  const strip = drawStrip(card);
  const cacheKey = JSON.stringify([makeLayout(card), strip, BAND, PNG, toolVersions]);
  const hash = createHash('sha256').update(cacheKey).digest('hex').slice(0, 32);
  const cached = new URL(`card-${hash}.png`, cache);
  if (existsSync(cached)) return readFile(cached);
  const { width, height } = CARD;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${BAND}" d="M0 0h${width}v${height}H0z"/>${await drawCardText(card)}${strip}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().png(PNG).toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(cached, drawn);
  return drawn;
}
