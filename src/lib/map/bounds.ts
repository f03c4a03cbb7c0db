import type { Position } from './position.ts';

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
