import { distanceKm } from './distance-km.ts';
import { toDrawn } from './drawn-frame.ts';
import type { Point, Position } from './position.ts';

export interface Ring extends Point {
  km: number;
  radius: number;
  /** Where its distance is written, on the ring. */
  label: Point;
}

/**
 * Circles around a place on the drawn map, each with its label in a direction given in degrees from north. So near the
 * equator Mercator stretches them by less than a line's width.
 */
export function distanceRings(around: Position, rings: readonly { km: number; towards: number }[]): Ring[] {
  const centre = toDrawn(around);
  const degreeEast = { lat: around.lat, lng: around.lng + 1 };
  const unitsPerKm = (toDrawn(degreeEast).x - centre.x) / distanceKm(around, degreeEast);
  return rings.map(({ km, towards }) => {
    const radius = km * unitsPerKm;
    const angle = (towards * Math.PI) / 180;
    const label = { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
    return { km, radius, label, ...centre };
  });
}
