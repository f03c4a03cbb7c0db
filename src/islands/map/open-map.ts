/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { batchesOf } from '#lib/map/cluster-points.ts';
import {
  BATCH_SIZE,
  COMMUNITY_ZOOM,
  loaderOptions,
  OUR_IMPACT_VIEW,
  type InteractiveMapProps,
  type MapsService,
} from '#lib/map/interactive-map.ts';
import type { Place } from '#lib/map/places.ts';
import { makeClusterer, describePlace, makeMark, showClinic, type MapLibraries } from './marks.ts';

const GOOGLE = 'https://maps.googleapis.com';
/** Google's map ID for its plain style. Advanced markers need a map ID. */
const PLAIN_STYLE = 'DEMO_MAP_ID';
export const PATIENCE_MS = 20_000;

/** Google's loader accepts its options only once. */
let hasLoaderOptions = false;

/** Rejects if the service is blocked, fails or takes too long. The next call tries again. */
async function loadMaps(service: MapsService): Promise<MapLibraries> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The maps service did not answer in time.')), PATIENCE_MS);
  });
  return Promise.race([timeout, importLibraries(service)]);
}

async function importLibraries(service: MapsService): Promise<MapLibraries> {
  if (!hasLoaderOptions) {
    if (service.origin !== GOOGLE) await addScript(service);
    setOptions(loaderOptions(service));
    hasLoaderOptions = true;
  }
  const [maps, marker] = await Promise.all([importLibrary('maps'), importLibrary('marker')]);
  return { maps, marker };
}

/**
 * Google's loader always requests its script from Google. If another server answers for Google (a mirror or a local stand-in),
 * this function adds the script of that server. Then the loader uses the `importLibrary` of that script.
 */
async function addScript(service: MapsService): Promise<void> {
  const { libraries = [], mapIds = [], ...options } = loaderOptions(service);
  const query = new URLSearchParams({ ...options, libraries: libraries.join(), map_ids: mapIds.join() });
  const script = document.createElement('script');
  script.src = `${service.origin}/maps/api/js?${query}`;
  await new Promise<void>((resolve, reject) => {
    const checkLibrary = () => {
      // Public Wi-Fi may send its login page in place of the script. `load` fires for that page too, but the library is missing.
      if (typeof globalThis.google?.maps?.importLibrary === 'function') return resolve();
      script.remove();
      reject(new Error('The maps service could not be loaded.'));
    };
    script.addEventListener('load', checkLibrary);
    script.addEventListener('error', checkLibrary);
    document.head.append(script);
  });
}

async function fetchPlaces(): Promise<Place[]> {
  const answer = await fetch('/communities.json', { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error('The list of communities could not be loaded.');
  // src/pages/communities.json.ts writes this file.
  return (await answer.json()) as Place[];
}

/** Shows the name of one place at a time, above its mark. */
function makeInfo(map: google.maps.Map, { maps }: MapLibraries) {
  const infoWindow = new maps.InfoWindow({ headerDisabled: true });
  const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && infoWindow.close();
  addEventListener('keydown', dismiss);
  return {
    open: (place: Place, anchor: ReturnType<typeof makeMark>) => {
      infoWindow.close();
      infoWindow.setContent(describePlace(place));
      infoWindow.open({ map, anchor, shouldFocus: false });
    },
    remove: () => {
      removeEventListener('keydown', dismiss);
      infoWindow.close();
    },
  };
}

async function addInBatches(
  clusterer: ReturnType<typeof makeClusterer>,
  places: readonly Place[],
  makeActiveMark: (place: Place) => ReturnType<typeof makeMark>,
): Promise<void> {
  for (const batch of batchesOf(places, BATCH_SIZE)) {
    // `true`: draws nothing before render().
    clusterer.addMarkers(batch.map(makeActiveMark), true);
    // A pause, so that the page stays responsive.
    await new Promise((resume) => setTimeout(resume));
  }
  clusterer.render();
}

interface MapOptions extends Omit<InteractiveMapProps, 'sizeMb'> {
  element: HTMLElement;
  onSelect: (place: Place) => void;
}

/** Returns a function that removes the map. Rejects if anything fails. */
export async function openMap({ element, service, onSelect, clinic }: MapOptions): Promise<() => void> {
  const [libraries, places] = await Promise.all([loadMaps(service), fetchPlaces()]);
  // The address /map#26 shows one community.
  const chosen = places.find(({ id }) => location.hash === `#${id}`);
  const { lat, lng } = chosen ?? OUR_IMPACT_VIEW;
  const map = new libraries.maps.Map(element, {
    center: { lat, lng },
    zoom: chosen ? COMMUNITY_ZOOM : OUR_IMPACT_VIEW.zoom,
    mapId: service.mapId || PLAIN_STYLE,
  });
  showClinic(map, libraries, { clinic, hasRings: !chosen });
  const info = makeInfo(map, libraries);
  let selected: Element | undefined;

  const makeActiveMark = (place: Place) => {
    const mark = makeMark(place, libraries);
    const openInfo = () => info.open(place, mark);
    mark.addEventListener('mouseenter', openInfo);
    mark.addEventListener('focusin', openInfo);
    mark.addEventListener('gmp-click', () => {
      selected?.removeAttribute('data-selected');
      selected = mark.querySelector('.map-pin') ?? undefined;
      selected?.setAttribute('data-selected', '');
      onSelect(place);
    });
    return mark;
  };
  // Places with a linked page form clusters of their own, as on the drawn map, so that their links stay visible.
  for (const isLinked of [true, false]) {
    const group = places.filter((place) => place.isLinked === isLinked);
    await addInBatches(makeClusterer(map, libraries), group, makeActiveMark);
  }

  return () => {
    info.remove();
    element.textContent = '';
  };
}
