import { clusterColour } from './cluster-colour.ts';
import { clusterPoints } from './cluster-points.ts';
import { compareByName } from './compare-by-name.ts';
import { DRAWN_FRAME, toDrawn } from './drawn-frame.ts';
import type { Place } from './place.ts';
import type { Position } from './position.ts';

export interface Mark {
  places: Place[];
  colour: 'red' | 'blue';
  /** In percent of the drawn map's width and height. */
  x: number;
  y: number;
  /** Where its label has room: `start` of the mark, `end` of it, or around its middle. */
  side: 'start' | 'middle' | 'end';
  /** Whether there is more room above it than below. */
  opensUp: boolean;
}

// In the drawn map's units: 26 pixels on a phone 320 wide, so that a finger meets one mark only.
const APART = 36;

/**
 * The marks of the drawn map: one a place, or one for several that would overlap. None covers the clinic, and places with
 * a page join only one another, so that their links stay on the map.
 */
export function drawMarks(places: readonly Place[], clinic: Position): Mark[] {
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
  return clusters.map(({ x, y, items }) => {
    const across = x / DRAWN_FRAME.width;
    const down = y / DRAWN_FRAME.height;
    return {
      places: items.map(({ place }) => place).toSorted(compareByName),
      colour: clusterColour(items.length, mean),
      x: Math.round(across * 1000) / 10,
      y: Math.round(down * 1000) / 10,
      side: across < 0.4 ? 'start' : across > 0.6 ? 'end' : 'middle',
      opensUp: down > 0.5,
    };
  });
}
