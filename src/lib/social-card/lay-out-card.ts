import { wrapTitle } from './wrap-title.ts';

/** Pixels, as other sites show them beside a link. */
export const CARD = { width: 1200, height: 630 } as const;
/** How high the woven strip at the foot is, in pixels, and a side of a programme's sign. */
export const STRIP = 100;
export const SIGN = 168;

const MARGIN = 80;

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

/** A line of text, and where it begins: `y` is that of the line the letters stand on. All in pixels. */
export interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: 'paper' | 'gold' | 'sky';
}

/** What stands where on a card. */
export interface CardLayout {
  lines: Line[];
  sign?: { path: string; x: number; y: number };
  seed: string;
}

/** Lays out the picture of a shared link: what the page is called, whose it is, and its woven strip. */
export function layOutCard({ title, section, siteName, seed, symbol }: SocialCard): CardLayout {
  const { width, height } = CARD;
  const room = width - 2 * MARGIN - (symbol ? SIGN + 40 : 0);
  const { size, lines } = wrapTitle(title, room);
  const first = (section ? 180 : 110) + size * 0.72;
  const small = { x: MARGIN, size: 36 };
  return {
    lines: [
      ...(section
        ? [{ ...small, text: wrapTitle(section, room).lines[0] ?? '', y: 125, colour: 'gold' as const }]
        : []),
      ...lines.map((text, index) => ({
        text,
        x: MARGIN,
        y: Math.round(first + index * size * 1.2),
        size,
        colour: 'paper' as const,
      })),
      { ...small, text: siteName, y: height - STRIP - 40, colour: 'sky' },
    ],
    ...(symbol ? { sign: { path: symbol, x: width - MARGIN - SIGN, y: 84 } } : {}),
    seed,
  };
}
