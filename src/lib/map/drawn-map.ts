import { toDrawn, curvePath, linePath, DRAWN_SIZE } from './projection.ts';
import { GHANA_OUTLINE, type Coordinates, type Point } from './coordinates.ts';
import { clusterColour, clusterPoints } from './cluster-points.ts';
import { compareByName, type Place } from './places.ts';

/** Ghana on the drawn map, as the `d` of an SVG path; drawn once for all pages. */
export const OUTLINE_PATH = linePath(
  GHANA_OUTLINE.map(([lng, lat]) => toDrawn({ lat, lng })),
  { isClosed: true },
);

// Sketched by hand past the towns on its shore (Akosombo, Kpandu, Kete Krachi, Yeji, Dambai): enough to find the way.
const stem: Coordinates[] = [
  { lat: 6.3, lng: 0.06 },
  { lat: 6.6, lng: 0.08 },
  { lat: 6.95, lng: 0.18 },
  { lat: 7.35, lng: 0.14 },
  { lat: 7.75, lng: -0.02 },
  { lat: 7.95, lng: -0.25 },
  { lat: 8.18, lng: -0.6 },
  { lat: 8.4, lng: -0.95 },
  { lat: 8.6, lng: -1.25 },
];
const arms: Coordinates[][] = [
  [
    { lat: 6.62, lng: 0.06 },
    { lat: 6.78, lng: -0.25 },
    { lat: 6.92, lng: -0.6 },
  ],
  [
    { lat: 7.75, lng: 0 },
    { lat: 8.02, lng: 0.16 },
    { lat: 8.4, lng: 0.2 },
  ],
];

/** Lake Volta on the drawn map, as the `d` of two SVG paths: its long stem, and its narrower arms. */
export function lakeVolta(): { stem: string; arms: string } {
  return {
    stem: curvePath(stem.map(toDrawn)),
    arms: arms.map((arm) => curvePath(arm.map(toDrawn))).join(''),
  };
}

interface Flag {
  /** The flag and the straight way to it, as the `d` of SVG paths. */
  path: string;
  way: string;
  label: Point;
  /** Which end of the label is fixed to its place, so that a long name stays on the map. */
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
  const anchor = x < DRAWN_SIZE.width / 3 ? 'start' : x > (DRAWN_SIZE.width * 2) / 3 ? 'end' : 'middle';
  const inwards = { start: -10, middle: 0, end: 10 }[anchor];
  return {
    path: `M${x} ${y}l-6 ${8 * away}h-4v${16 * away}h20v${-16 * away}h-4z`,
    way: linePath([from, tip]),
    label: { x: x + inwards, y: y + (away > 0 ? ABOVE_LABEL : -UNDER_LABEL) },
    anchor,
  };
}

export interface Mark<Marked extends Place = Place> {
  places: Marked[];
  colour: 'red' | 'blue';
  /** From the left edge of the drawn map, in percent of its width. */
  x: number;
  /** From its lower edge upwards, in percent of its width too. */
  up: number;
}

// In the drawn map's units: 26 pixels on a phone 320 wide, so that a finger meets one mark only.
const APART = 36;

/**
 * The marks of the drawn map: one a place, or one for several that would overlap. None covers the clinic, and places with
 * a page join only one another, so that their links stay on the map.
 */
export function drawMarks<Marked extends Place>(
  places: readonly Marked[],
  clinic: Coordinates,
): Mark<Marked>[] {
  const points = places.map((place) => ({ place, ...toDrawn(place) }));
  const home = toDrawn(clinic);
  const linked = clusterPoints(
    points.filter(({ place }) => place.isVisible),
    APART,
    [home],
  );
  const others = clusterPoints(
    points.filter(({ place }) => !place.isVisible),
    APART,
    [home, ...linked],
  );
  const clusters = [...linked, ...others];
  const mean = places.length / clusters.length;
  return clusters.map(({ x, y, items }) => ({
    places: items.map(({ place }) => place).toSorted(compareByName),
    colour: clusterColour(items.length, mean),
    x: percentOfWidth(x),
    up: percentOfWidth(DRAWN_SIZE.height - y),
  }));
}

function percentOfWidth(units: number): number {
  return Math.round((units / DRAWN_SIZE.width) * 1000) / 10;
}

/** Positions of the marks on a drawn map. One rule each, because the pages' policy allows no style attribute. */
export function marksCss(marks: readonly Mark[]): string {
  return marks.map(({ x, up }, index) => `.marks>:nth-child(${index + 1}){--x:${x};--up:${up}}`).join('');
}
