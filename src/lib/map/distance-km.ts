import type { Position } from './position.ts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies (great circle on a round earth; up to 0.5% off the real one). */
export function distanceKm(a: Position, b: Position): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
