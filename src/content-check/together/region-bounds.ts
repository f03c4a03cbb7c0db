import type { Coordinates } from '#lib/map/coordinates.ts';
import type { EventEntry } from '#schemas/event.ts';

type Region = NonNullable<EventEntry['region']>;

/**
 * Each region of Ghana with its lowest and highest degrees north and east. They are rough, and regions overlap, so they only show that
 * a place is far outside.
 */
// prettier-ignore
const REGION_BOUNDS: Readonly<Record<Region, readonly [north: number, upTo: number, east: number, upTo: number]>> = {
  Ahafo: [6.5, 7.5, -3, -2], Ashanti: [5.5, 7.6, -2.5, -0.1], Bono: [7, 8.4, -3.1, -1.8], 'Bono East': [7.1, 8.8, -2.2, 0],
  Central: [5, 6.3, -2.3, -0.3], Eastern: [5.6, 7.3, -1.3, 0.4], 'Greater Accra': [5.4, 6.2, -0.6, 0.8],
  'North East': [9.9, 10.9, -1.8, 0.2], Northern: [8.2, 10.3, -1.7, 0.7], Oti: [7.1, 9, -0.3, 0.8], Savannah: [7.9, 10, -2.9, -0.2],
  'Upper East': [10.2, 11.2, -1.8, 0.1], 'Upper West': [9.5, 11.1, -3, -1.4], Volta: [5.7, 7.5, -0.1, 1.3],
  Western: [4.6, 6.3, -3.2, -1.5], 'Western North': [5.6, 7.2, -3.4, -1.9],
};

// A border village may be mapped a little outside.
const MARGIN = 0.2;

export function isFarOutside({ lat, lng }: Coordinates, region: Region): boolean {
  const [minLat, maxLat, minLng, maxLng] = REGION_BOUNDS[region];
  return lat < minLat - MARGIN || lat > maxLat + MARGIN || lng < minLng - MARGIN || lng > maxLng + MARGIN;
}
