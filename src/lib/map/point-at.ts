import type { Position } from './position.ts';

const KM_PER_DEGREE = (Math.PI * 6371) / 180;

/** The place so many kilometres away in a direction, in degrees from north. Good to a kilometre at the distances of one country. */
export function pointAt(from: Position, km: number, towards: number): Position {
  const angle = (towards * Math.PI) / 180;
  const lat = from.lat + (km * Math.cos(angle)) / KM_PER_DEGREE;
  const widthAtLat = Math.cos((((from.lat + lat) / 2) * Math.PI) / 180);
  return { lat, lng: from.lng + (km * Math.sin(angle)) / (KM_PER_DEGREE * widthAtLat) };
}
