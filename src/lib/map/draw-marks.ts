import { clusterColour, clusterPoints } from './cluster-points.ts';
import { compareByName, type Place } from './place.ts';
import { DRAWN_FRAME, toDrawn } from './projection.ts';
import type { Position } from './position.ts';

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
export function drawMarks<Marked extends Place>(places: readonly Marked[], clinic: Position): Mark<Marked>[] {
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
    up: percentOfWidth(DRAWN_FRAME.height - y),
  }));
}

function percentOfWidth(units: number): number {
  return Math.round((units / DRAWN_FRAME.width) * 1000) / 10;
}

/** Where the marks of a drawn map stand. A rule each, since the policy of the pages allows no style attribute. */
export function marksCss(marks: readonly Mark[]): string {
  return marks.map(({ x, up }, index) => `.marks>:nth-child(${index + 1}){--x:${x};--up:${up}}`).join('');
}
