import { DRAWN_FRAME } from './projection.ts';
import { linePath } from './paths.ts';
import type { Point } from './position.ts';

export interface Flag {
  /** The flag and the straight way to it, as the `d` of SVG paths. */
  path: string;
  way: string;
  label: Point;
  /** Which end of the label stands at its place, so that a long name stays on the map. */
  anchor: 'start' | 'middle' | 'end';
}

const UNDER_LABEL = 30;
const ABOVE_LABEL = 45;

/**
 * A flag whose tip is at `tip`, on the drawn map. It points away from where the way begins, so that a place next to the
 * clinic does not hide the clinic.
 */
export function drawFlag(tip: Point, from: Point): Flag {
  const [x, y] = [Math.round(tip.x), Math.round(tip.y)];
  const away = tip.y > from.y ? 1 : -1;
  const anchor = x < DRAWN_FRAME.width / 3 ? 'start' : x > (DRAWN_FRAME.width * 2) / 3 ? 'end' : 'middle';
  const inwards = { start: -10, middle: 0, end: 10 }[anchor];
  return {
    path: `M${x} ${y}l-6 ${8 * away}h-4v${16 * away}h20v${-16 * away}h-4z`,
    way: linePath([from, tip]),
    label: { x: x + inwards, y: y + (away > 0 ? ABOVE_LABEL : -UNDER_LABEL) },
    anchor,
  };
}
