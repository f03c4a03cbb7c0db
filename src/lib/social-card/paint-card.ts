import { weaveBlocks, type Thread } from '../weave-strip.ts';
import { flatPng } from './flat-png.ts';
import { CARD, SIGN, STRIP, type CardLayout, type Line } from './lay-out-card.ts';
import { shapesOf, UNITS } from './letter-shapes.ts';
import { drawLetters, drawSign, type Stamp } from './stamps.ts';

/** The palette on indigo: a picture cannot read the page's tokens. */
const THREAD: Record<Thread, string> = {
  indigo: '#3e63a0',
  sky: '#2a7ab0',
  gold: '#e5a823',
  leaf: '#1f6b4b',
  laterite: '#a8432b',
};
const BAND = '#16325c';
const INK: Record<Line['colour'], string> = { paper: '#fbf8f1', sky: '#cfe6f5', gold: '#e5a823' };
/** How many shades lead from the band to an ink, at the edges of letters: the title is large, and needs more. */
const STEPS: Record<Line['colour'], number> = { paper: 5, sky: 3, gold: 3 };

function blend(over: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [below, above] = [BAND, over].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((below ?? 0) * (1 - share) + (above ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const rampOf = (ink: Line['colour']) =>
  Array.from({ length: STEPS[ink] }, (_, step) => blend(INK[ink], (step + 1) / STEPS[ink]));

/** Every colour of a card: sixteen, as many as half a byte can tell apart. The band is the first. */
export const cardColours: readonly string[] = [
  ...new Set([BAND, ...rampOf('paper'), ...rampOf('sky'), ...rampOf('gold'), ...Object.values(THREAD)]),
];
const placeOf = (colour: string) => cardColours.indexOf(colour);

/** The place in the palette for each share of a pixel, 0 to 255, that an ink covers. */
const shades = (ink: Line['colour']) => {
  const places = [0, ...rampOf(ink).map(placeOf)];
  return Uint8Array.from({ length: 256 }, (_, share) => places[Math.round((share / 255) * STEPS[ink])] ?? 0);
};
const SHADES = { paper: shades('paper'), sky: shades('sky'), gold: shades('gold') };

/** The letters and signs of some cards, drawn once: most cards are written with the same. */
export interface CardStamps {
  letters: ReadonlyMap<number, ReadonlyMap<string, Stamp>>;
  signs: ReadonlyMap<string, Stamp>;
}

/** Draws what the cards are written with. */
export async function drawCardStamps(cards: readonly CardLayout[]): Promise<CardStamps> {
  const texts = new Map<number, Set<string>>();
  for (const { text, size } of cards.flatMap(({ lines }) => lines))
    texts.set(size, new Set([...(texts.get(size) ?? []), ...text]));
  const letters = new Map<number, ReadonlyMap<string, Stamp>>();
  for (const [size, used] of texts) letters.set(size, await drawLetters([...used].join(''), size));
  const signs = new Map<string, Stamp>();
  for (const path of new Set(cards.flatMap(({ sign }) => sign?.path ?? []))) {
    const stamp = await drawSign(path, SIGN);
    if (stamp) signs.set(path, stamp);
  }
  return { letters, signs };
}

/** Puts a shape on the picture. Letters lean over each other's edges: there the stronger shade stays. */
function press(places: Uint8Array, stamp: Stamp, at: { x: number; y: number }, ink: Line['colour']): void {
  const shade = SHADES[ink];
  const left = Math.round(at.x) - stamp.origin.x;
  const top = at.y - stamp.origin.y;
  for (let y = Math.max(0, -top); y < stamp.height && top + y < CARD.height; y += 1) {
    const row = (top + y) * CARD.width + left;
    for (let x = Math.max(0, -left); x < stamp.width && left + x < CARD.width; x += 1) {
      const place = shade[stamp.shares[y * stamp.width + x] ?? 0] ?? 0;
      if (place > (places[row + x] ?? 0)) places[row + x] = place;
    }
  }
}

/** Blocks begin at even units, so at whole pixels. */
function weave(places: Uint8Array, seed: string): void {
  const [across, down] = [CARD.width / 96, STRIP / 4];
  for (const { thread, x, y, width } of weaveBlocks(seed)) {
    const top = CARD.height - STRIP + y * down;
    for (let line = top; line < top + 2 * down; line += 1) {
      const from = line * CARD.width + x * across;
      places.fill(placeOf(THREAD[thread]), from, from + width * across);
    }
  }
}

/** A card as PNG, with the letters and signs that `drawCardStamps` drew for it. */
export function paintCard({ lines, sign, seed }: CardLayout, stamps: CardStamps): Promise<Buffer> {
  const places = new Uint8Array(CARD.width * CARD.height);
  for (const { text, x, y, size, colour } of lines) {
    const letters = stamps.letters.get(size);
    let at = x;
    for (const letter of text.normalize('NFC')) {
      const stamp = letters?.get(letter);
      if (stamp) press(places, stamp, { x: at, y }, colour);
      at += ((shapesOf(letter)[0]?.[0] ?? 0) * size) / UNITS;
    }
  }
  const stamp = sign && stamps.signs.get(sign.path);
  if (sign && stamp) press(places, stamp, sign, 'gold');
  weave(places, seed);
  return flatPng({ places, ...CARD }, cardColours);
}
