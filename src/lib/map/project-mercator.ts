import type { Point, Position } from './position.ts';

/** Where a place lies on the square Mercator map of the world: 0 to 1 from west to east and from north to south. */
export function projectMercator({ lat, lng }: Position): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
