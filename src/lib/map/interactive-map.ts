import type { Site } from '../../schemas/site.ts';
import { isConfigured } from '../security/third-parties.ts';
import type { Coordinates } from './coordinates.ts';

// These values come from docs/specification.md, section 9, except DISTANCE_RINGS.

export const OUR_IMPACT_VIEW = { lat: 6, lng: -1.5, zoom: 8 };
export const COMMUNITY_ZOOM = 13;

/** Circles around the clinic. `towards` is the direction of the label, in degrees from north. No community is near the label. */
export const DISTANCE_RINGS = [
  { km: 100, towards: 60 },
  { km: 200, towards: -16 },
];

/** The options of SuperClusterAlgorithm. The radius is in pixels. */
export const CLUSTERING = { radius: 60, minPoints: 2, maxZoom: 16 };
/** How many marks are made before the browser may do something else. */
export const BATCH_SIZE = 2000;
export const CLUSTER_CLICK_DELAY_MS = 100;

/** What the browser needs in order to load the maps service. */
export interface MapsService extends Omit<Site['thirdParties']['maps'], 'sizeMb' | 'triedOn'> {
  key: string;
}

/** Plain data, because Astro writes the props of an island into the page. */
export interface InteractiveMapProps {
  service: MapsService;
  /** Roughly how much the map downloads, in megabytes; shown before anything is loaded. */
  sizeMb: number;
  clinic: Coordinates & { name: string };
}

/** Null if the address or the key of the service is missing: pages then have only the drawn map. */
export function toMapsService(
  { origin, mapId, language, region, version, channel, libraries, sizeMb }: Site['thirdParties']['maps'],
  key: string | undefined,
): { service: MapsService; sizeMb: number } | null {
  if (!key || !isConfigured(origin)) return null;
  return { service: { key, origin, mapId, language, region, version, channel, libraries }, sizeMb };
}

/** The options for the service's loader, under the loader's names. */
export function loaderOptions({ key, version, language, region, channel, mapId, libraries }: MapsService) {
  return {
    key,
    v: version,
    language,
    region,
    ...(libraries.length > 0 && { libraries }),
    ...(channel && { channel }),
    ...(mapId && { mapIds: [mapId] }),
  };
}
