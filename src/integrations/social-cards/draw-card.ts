import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createElement, type CSSProperties } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { colourOf } from '../../lib/brand.ts';
import { CARD } from '../../lib/page-head.ts';
import { weaveStrip, type Thread } from '../../lib/weave.ts';

/** The height of the woven strip at the foot, in pixels, and the side of a programme's symbol. */
export const STRIP = 100;
const SIGN = 168;
const MARGIN = 80;

// On indigo, an indigo thread and a heading are seen as on a dark page.
const colourOfThread = (thread: Thread) =>
  colourOf(`thread-${thread}`, thread === 'indigo' ? 'dark' : 'light');
export const BAND = colourOf('band');
const INK = { paper: colourOf('paper'), sky: colourOf('heading', 'dark'), gold: colourOf('give') };

// Dithering would speckle the flat colours; more effort takes twice the time for a twentieth of the bytes.
const PNG = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

const { resolve } = createRequire(import.meta.url);
// Letters that the first has not are taken from the others: ɛ and ŋ, then those with two accents.
const fonts = [
  resolve('@fontsource/noto-serif/files/noto-serif-latin-600-normal.woff'),
  resolve('@fontsource/noto-serif/files/noto-serif-latin-ext-600-normal.woff'),
  resolve('@fontsource/noto-serif/files/noto-serif-vietnamese-600-normal.woff'),
].map((file, index) => ({ name: `type-${index}`, data: readFileSync(file), weight: 600 as const }));
const fontFamily = fonts.map(({ name }) => name).join(', ');

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;
// A card that another version drew may look different.
const drawnBy = [versionOf('satori'), versionOf('@fontsource/noto-serif'), sharp.versions.sharp];

export interface SocialCard {
  title: string;
  /** The page above, in small type over the title. */
  section?: string | undefined;
  siteName: string;
  /** What the strip is woven from: the same as on the page. */
  seed: string;
  /** The path of a programme's sign, on a grid of 48 x 48. */
  symbol?: string | undefined;
}

/** Sizes of a title in pixels, largest first, with the most lines that there is room for. */
const SIZES = [
  { size: 88, lines: 2 },
  { size: 72, lines: 3 },
  { size: 60, lines: 4 },
] as const;
const SMALLEST = { size: 50, lines: 5 } as const;

/** Roughly how wide a word is, in units of its type size: slightly too wide, because words that do not fit would be left out. */
const widthOf = (word: string) =>
  Array.from(word, (letter) => (letter === letter.toLowerCase() ? 0.6 : 0.8)).reduce(
    (sum, width) => sum + width,
    0,
  );
const SPACE = 0.26;

/** About how many lines a title takes; none is enough where a word is wider than the line. */
function countLines(title: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of title.split(/\s+/)) {
    const needed = widthOf(word);
    if (needed > width) return Infinity;
    const isNew = used + SPACE + needed > width;
    lines += isNew && used > 0 ? 1 : 0;
    used = isNew ? needed : used + SPACE + needed;
  }
  return lines;
}

/** The largest type in which a title has room without breaking a word. What is too long for the smallest ends in an ellipsis. */
const chooseSize = (title: string, width: number) =>
  SIZES.find(({ size, lines }) => countLines(title, width / size) <= lines) ?? SMALLEST;

const write = (text: string, lineClamp: number, style: CSSProperties) =>
  createElement(
    'div',
    { style: { display: 'block', lineClamp, lineHeight: 1.2, wordBreak: 'break-word', ...style } },
    text,
  );

/** What is written on a card, in HTML that satori knows: the page above, what the page is called, whose it is. */
function layOut({ title, section, siteName, symbol }: SocialCard) {
  const width = CARD.width - 2 * MARGIN - (symbol ? SIGN + 40 : 0);
  const { size, lines } = chooseSize(title, width);
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    gap: 24,
    boxSizing: 'border-box',
    height: CARD.height - STRIP,
    padding: `88px ${MARGIN}px 32px`,
    fontFamily,
  };
  return createElement(
    'div',
    { style },
    section && write(section, 1, { width, fontSize: 36, color: INK.gold }),
    write(title, lines, { width, fontSize: size, color: INK.paper }),
    write(siteName, 1, { marginTop: 'auto', fontSize: 36, color: INK.sky }),
  );
}

/** The words of a card as SVG: outlines of their letters, or, for whoever wants to read them, text. */
export const drawWords = (card: SocialCard, embedFont = true): Promise<string> =>
  satori(layOut(card), { ...CARD, fonts, embedFont });

function drawAround({ seed, symbol }: SocialCard): string {
  const strip = weaveStrip(seed).map(
    ({ thread, path }) => `<path d="${path}" stroke="${colourOfThread(thread)}" stroke-width="2"/>`,
  );
  const sign = `<path d="${symbol}" fill="none" stroke="${INK.gold}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  return [
    `<g transform="translate(0 ${CARD.height - STRIP}) scale(${CARD.width / 96} ${STRIP / 4})">${strip.join('')}</g>`,
    symbol && `<g transform="translate(${CARD.width - MARGIN - SIGN} 84) scale(${SIGN / 48})">${sign}</g>`,
  ].join('');
}

/** The picture of a shared link, as PNG. What one build drew is kept for the next in the folder `cache`. */
export async function drawCard(card: SocialCard, cache: URL): Promise<Buffer> {
  const around = drawAround(card);
  const everything = JSON.stringify([layOut(card), around, BAND, PNG, drawnBy]);
  const hash = createHash('sha256').update(everything).digest('hex').slice(0, 32);
  const kept = new URL(`card-${hash}.png`, cache);
  if (existsSync(kept)) return readFile(kept);
  const { width, height } = CARD;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${BAND}" d="M0 0h${width}v${height}H0z"/>${await drawWords(card)}${around}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().png(PNG).toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(kept, drawn);
  return drawn;
}
