import { distanceKm, type Coordinates } from '../map/coordinates.ts';

/** With the distance in whole kilometres, the nearest first, ties in the order given; at the end, with null, what has no known place. */
export function listNearest<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Coordinates | null,
  from: Coordinates | null,
): { item: Item; km: number | null }[] {
  const measured = items.map((item) => {
    const place = placeOf(item);
    return { item, km: place && from && Math.round(distanceKm(place, from)) };
  });
  const last = 1e6;
  return measured.sort((a, b) => (a.km ?? last) - (b.km ?? last));
}

/** '6.98 -2.38', as attributes of HTML have a place. Two decimals are a kilometre. */
export const writePlace = ({ lat, lng }: Coordinates): string => `${lat.toFixed(2)} ${lng.toFixed(2)}`;

/** The inverse; null for any other text. */
export function readPlace(text = ''): Coordinates | null {
  const [, lat, lng] = /^(-?[\d.]+) (-?[\d.]+)$/.exec(text) ?? [];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null;
}
