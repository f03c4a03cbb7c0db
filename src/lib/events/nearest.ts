import { distanceKm, type Coordinates } from '../map/coordinates.ts';

/** Sorts items by distance in whole kilometres. Ties keep their order. Items without a known place are last; their `km` is null. */
export function sortByDistance<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Coordinates | null,
  from: Coordinates | null,
): { item: Item; km: number | null }[] {
  const measured = items.map((item) => {
    const place = placeOf(item);
    return { item, km: place && from ? Math.round(distanceKm(place, from)) : null };
  });
  const FAR_AWAY_KM = 1e6;
  return measured.sort((a, b) => (a.km ?? FAR_AWAY_KM) - (b.km ?? FAR_AWAY_KM));
}

/** How much farther than to the nearest outreach somebody may want to go for one that is sooner. */
const FARTHER_KM = 20;

/**
 * The nearest item and, if another one is on an earlier day and at most FARTHER_KM farther away, this one. `sorted` is the output of
 * sortByDistance(), and `dayOf` gives days such as '2026-12-05'. Both are undefined if no distance is known. `withinKm` is how far
 * away the soonest may be.
 */
export function findNearest<Item>(
  sorted: readonly { item: Item; km: number | null }[],
  dayOf: (item: Item) => string,
) {
  const [nearest] = sorted.filter(({ km }) => km !== null);
  const withinKm = (nearest?.km ?? 0) + FARTHER_KM;
  const near = sorted.filter(({ km }) => km !== null && km <= withinKm);
  // Of the same day, the nearest stays first.
  const [soonest] = near.sort((a, b) => dayOf(a.item).localeCompare(dayOf(b.item)));
  return { nearest, soonest: soonest === nearest ? undefined : soonest, withinKm };
}

/** A place as our HTML attributes contain it: '6.98 -2.38'. Two decimals are accurate to a kilometre. */
export const writePlace = ({ lat, lng }: Coordinates): string => `${lat.toFixed(2)} ${lng.toFixed(2)}`;

/** Null for a text that writePlace did not make. */
export function readPlace(text = ''): Coordinates | null {
  const [, lat, lng] = /^(-?[\d.]+) (-?[\d.]+)$/.exec(text) ?? [];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null;
}
