import type { Site } from '../../schemas/site.ts';
import { isConfigured } from '../configured.ts';

/** What the browser needs in order to load the maps service. */
export interface MapsService extends Omit<Site['thirdParties']['maps'], 'sizeMb' | 'triedOn'> {
  key: string;
}

/** The configured maps service, or null where its address or its key is missing; then the drawn map stands alone. */
export function toMapsService(
  { origin, mapId, language, region, version, channel, libraries, sizeMb }: Site['thirdParties']['maps'],
  key: string | undefined,
): { service: MapsService; sizeMb: number } | null {
  if (!key || !isConfigured(origin)) return null;
  return { service: { key, origin, mapId, language, region, version, channel, libraries }, sizeMb };
}

/** The service's options under the names that its loader takes; what is empty is left out. */
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

/** Where a maps service takes its pictures and data from. Google spreads it over many hosts of four names. */
export function mapsHosts(origin: string): string[] {
  return origin.endsWith('.googleapis.com')
    ? ['googleapis.com', 'gstatic.com', 'google.com', 'googleusercontent.com'].map(
        (name) => `https://*.${name}`,
      )
    : [origin];
}
