import type { MapsService } from './maps-service.ts';

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
