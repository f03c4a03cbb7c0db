import type { Site } from '../../schemas/site.ts';
import { isConfigured } from '../configured.ts';

/** What the browser needs in order to load the maps service. */
export interface MapsService extends Omit<Site['thirdParties']['maps'], 'sizeMb'> {
  key: string;
}

/** The configured maps service, or null where its address or its key is missing; then the drawn map stands alone. */
export function toMapsService(
  { sizeMb, ...settings }: Site['thirdParties']['maps'],
  key: string | undefined,
): { service: MapsService; sizeMb: number } | null {
  return key && isConfigured(settings.origin) ? { service: { ...settings, key }, sizeMb } : null;
}
