/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { loaderOptions, type MapsService } from '#lib/map/interactive-map.ts';

const GOOGLE = 'https://maps.googleapis.com';
/** How long a visitor waits for the map before it counts as failed. */
export const PATIENCE_MS = 20_000;

export interface MapLibraries {
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
}

let isPrepared = false;

/** Loads the maps service once; rejects when it is blocked, fails or takes too long, and may then be called again. */
export async function loadMaps(service: MapsService): Promise<MapLibraries> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The maps service did not answer in time.')), PATIENCE_MS);
  });
  return Promise.race([late, load(service)]);
}

async function load(service: MapsService): Promise<MapLibraries> {
  if (!isPrepared) {
    if (service.origin !== GOOGLE) await addScript(service);
    setOptions(loaderOptions(service));
    isPrepared = true;
  }
  const [maps, marker] = await Promise.all([importLibrary('maps'), importLibrary('marker')]);
  return { maps, marker };
}

/**
 * Google's loader knows one address only. For any other (a mirror, the stand-ins) the script is added here, and the
 * loader takes the `importLibrary` that it finds.
 */
async function addScript({ origin, ...service }: MapsService): Promise<void> {
  const { libraries, mapIds, ...rest } = { mapIds: [], ...loaderOptions({ origin, ...service }) };
  const query = new URLSearchParams({ ...rest, libraries: `${libraries ?? ''}`, map_ids: `${mapIds}` });
  const script = document.createElement('script');
  script.src = `${origin}/maps/api/js?${query}`;
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      // A public Wi-Fi that wants a login first answers too, but with a page of its own.
      if (isInstalled()) return resolve();
      script.remove();
      reject(new Error('The maps service could not be loaded.'));
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    document.head.append(script);
  });
}

function isInstalled(): boolean {
  return typeof globalThis.google?.maps?.importLibrary === 'function';
}
