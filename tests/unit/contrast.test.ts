import { describe, expect, test } from 'vitest';
import { readColours } from '#loaders/brand.ts';

/** Every text colour, with the surfaces behind it. Each pair needs a contrast of 4.5 (WCAG 2.2, 1.4.3). */
const words: Record<string, string[]> = {
  ink: ['paper', 'surface', 'tint'],
  'ink-soft': ['paper', 'surface', 'tint'],
  'ink-dim': ['paper', 'tint'],
  heading: ['paper', 'surface', 'tint'],
  link: ['paper', 'surface', 'tint'],
  good: ['paper', 'surface', 'tint'],
  warn: ['paper', 'surface', 'tint'],
  'on-action': ['action'],
  'on-give': ['give'],
  'on-band': ['band'],
  // The labels of the clinic's sign.
  give: ['band'],
  // The link to /booking in the header.
  band: ['on-band'],
  // Numbers on the drawn and the interactive map.
  paper: ['heading', 'warn'],
};

/**
 * Every colour that people must see to find a control, to know its state or to understand a drawing, with the surfaces behind that
 * colour. Each pair needs a contrast of 3 (WCAG 2.2, 1.4.11).
 */
const marks: Record<string, string[]> = {
  // Borders of form fields; the land and rings of the map.
  edge: ['paper', 'surface', 'tint'],
  // Towns on the drawn map.
  'ink-soft': ['paper', 'tint'],
  // Borders of buttons and notices.
  action: ['paper', 'surface', 'tint'],
  warn: ['paper', 'surface', 'tint'],
  good: ['paper', 'surface', 'tint'],
  // Chosen tabs and filters, matches of the search, places on the map.
  heading: ['paper', 'surface', 'tint'],
  ink: ['paper', 'surface', 'tint'],
  // The current page in the header, the play sign of a video.
  give: ['band'],
  'on-band': ['band'],
  // Edges of overlapping marks on the map.
  paper: ['heading', 'warn'],
  // The clinic, on the map.
  'thread-leaf': ['tint', 'paper'],
  // The words for distances on the interactive map have a background, because Google's map is light in the dark scheme too.
  band: ['on-band'],
};

/**
 * The focus ring has two colours. On the map, the mark of a place with a page has the same two. On any background, at least one of
 * them needs a contrast of 3. A gap separates the ring from the control, so the background of the ring is the page.
 */
const ring = { colours: ['ink', 'give'], grounds: ['paper', 'surface', 'tint', 'band'] } as const;

/** A colour as #rgb or #rrggbb. */
type Hex = string;

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(hex: Hex): number {
  const digits =
    hex.slice(1).length === 3 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const { light, dark } = readColours();
const schemes: Record<'light' | 'dark', Record<string, string>> = { light, dark: { ...light, ...dark } };

describe.each(['light', 'dark'] as const)('people with low vision who use the %s colour scheme', (scheme) => {
  const measure = (pairs: Record<string, string[]>) =>
    Object.entries(pairs).flatMap(([token, grounds]) =>
      grounds.map((ground) => {
        const ratio = contrast(schemes[scheme][token] ?? '', schemes[scheme][ground] ?? '');
        return { pair: `${token} on ${ground}: ${ratio.toFixed(2)}`, ratio };
      }),
    );
  const below = (pairs: Record<string, string[]>, least: number) =>
    measure(pairs).flatMap(({ pair, ratio }) => (ratio >= least ? [] : [pair]));

  test('can see every text with a contrast of at least 4.5', () => {
    expect(below(words, 4.5)).toEqual([]);
  });

  test('can see controls, states and meaningful drawings with a contrast of at least 3', () => {
    expect(below(marks, 3)).toEqual([]);
  });

  test('can see one colour of the focus ring with a contrast of at least 3', () => {
    const unseen = ring.grounds.filter((surface) => {
      const ground = schemes[scheme][surface] ?? '';
      return Math.max(...ring.colours.map((token) => contrast(schemes[scheme][token] ?? '', ground))) < 3;
    });
    expect(unseen).toEqual([]);
  });
});
