import { decode } from 'pluscodes';
import { distanceKm, isInGhana, type Coordinates } from '#lib/map/coordinates.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, problemAt, validEntries } from '../content.ts';
import type { Problem } from '../problem.ts';

const MOST_METRES = 100;

/** How many metres the middle of a plus code is from a place; null where it is none. */
export function metresFrom(place: Coordinates, plusCode: string): number | null {
  const found = decode(plusCode);
  return found && Math.round(1000 * distanceKm(place, { lat: found.latitude, lng: found.longitude }));
}

/** That the clinic lies in Ghana, and that its coordinates and its plus code lead patients to one place. */
export function* checkPlace({ entries }: Content): Generator<Problem> {
  for (const { entry, value } of validEntries<Site>(entries, 'content/site.yaml')) {
    const { latitude: lat, longitude: lng, plusCode } = value.clinic;
    const place = { lat, lng };
    if (!isInGhana(place)) {
      const message = `${lat}, ${lng} is outside Ghana. Copy both numbers from a map: the first is the latitude`;
      yield problemAt(entry, ['clinic', 'latitude'], message);
    }
    const metres = plusCode ? metresFrom(place, plusCode) : 0;
    if (metres === null || metres <= MOST_METRES) continue;
    const far = metres < 1000 ? `${metres} metres` : `${Math.round(metres / 1000)} km`;
    const message = `the plus code is ${far} away from the latitude and the longitude. Copy all three from one place on a map`;
    yield problemAt(entry, ['clinic', 'plusCode'], message);
  }
}
