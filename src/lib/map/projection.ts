import { distanceKm, type Point, type Position } from './position.ts';
import { GHANA_OUTLINE } from './ghana-outline.ts';

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The smallest box around the places, turned inside out when there is none. Not for places around the date line. */
export function boundsOf(places: readonly Position[]): Bounds {
  const box = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const { lat, lng } of places) {
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
  }
  return box;
}

/** Where a place lies on the square Mercator map of the world: 0 to 1 from west to east and from north to south. */
export function projectMercator({ lat, lng }: Position): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

// Room around the outline in degrees, so that no mark on the border is cut.
const MARGIN = 0.15;
const WIDTH = 400;

const { north, west, south, east } = boundsOf(GHANA_OUTLINE.map(([lng, lat]) => ({ lat, lng })));
const northWest = projectMercator({ lat: north + MARGIN, lng: west - MARGIN });
const southEast = projectMercator({ lat: south - MARGIN, lng: east + MARGIN });
const scale = WIDTH / (southEast.x - northWest.x);

/** The drawn map's own units; on the smallest phones one is about four fifths of a pixel. */
export const DRAWN_FRAME = { width: WIDTH, height: Math.round((southEast.y - northWest.y) * scale) };

/** Where a place lies on the drawn map of Ghana, in its units. */
export function toDrawn(position: Position): Point {
  const { x, y } = projectMercator(position);
  return { x: (x - northWest.x) * scale, y: (y - northWest.y) * scale };
}

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
