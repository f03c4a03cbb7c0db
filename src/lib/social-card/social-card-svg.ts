import { weaveStrip, type Thread } from '../weave-strip.ts';
import { drawText } from './draw-text.ts';
import { wrapTitle } from './wrap-title.ts';

/** Pixels, as other sites show them beside a link. */
export const CARD = { width: 1200, height: 630 } as const;

/** The palette on indigo: a picture cannot read the page's tokens. */
const COLOURS: Record<Thread, string> = {
  indigo: '#3e63a0',
  sky: '#2a7ab0',
  gold: '#e5a823',
  leaf: '#1f6b4b',
  laterite: '#a8432b',
};
const BAND = '#16325c';
const PAPER = '#fbf8f1';
const SKY = '#cfe6f5';
const GOLD = '#e5a823';

function blend(over: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [below, above] = [BAND, over].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((below ?? 0) * (1 - share) + (above ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Every colour of a card, with those at the edges of its letters: sixteen, as many as half a byte can tell apart. */
export const cardColours: readonly string[] = [
  BAND,
  ...Object.values(COLOURS),
  PAPER,
  ...[0.2, 0.4, 0.6, 0.8].map((share) => blend(PAPER, share)),
  SKY,
  ...[0.33, 0.66].flatMap((share) => [blend(SKY, share), blend(GOLD, share)]),
];

const MARGIN = 80;
const SYMBOL = 168;
const STRIP = 100;

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

/** The picture of a shared link: what the page is called, whose it is, and its woven strip. */
export function socialCardSvg({ title, section, siteName, seed, symbol }: SocialCard): string {
  const { width, height } = CARD;
  const room = width - 2 * MARGIN - (symbol ? SYMBOL + 40 : 0);
  const { size, lines } = wrapTitle(title, room);
  const first = (section ? 180 : 110) + size * 0.72;
  const words = lines.map((line, index) =>
    drawText(line, { x: MARGIN, y: Math.round(first + index * size * 1.2), size, colour: PAPER }),
  );
  const over =
    section &&
    drawText(wrapTitle(section, room).lines[0] ?? '', { x: MARGIN, y: 125, size: 36, colour: GOLD });
  const sign =
    symbol &&
    `<path transform="translate(${width - MARGIN - SYMBOL} 84) scale(${SYMBOL / 48})" d="${symbol}" fill="none" stroke="${GOLD}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  const strip = weaveStrip(seed).map(({ thread, path }) => `<path fill="${COLOURS[thread]}" d="${path}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${BAND}" d="M0 0h${width}v${height}H0z"/>`,
    over,
    ...words,
    sign,
    drawText(siteName, { x: MARGIN, y: height - STRIP - 40, size: 36, colour: SKY }),
    `<g transform="translate(0 ${height - STRIP}) scale(12.5 ${STRIP / 4})">${strip.join('')}</g></svg>`,
  ].join('');
}
