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
