/// <reference types="google.maps" />
import type { Place } from '#lib/map/places.ts';
import { MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import { fill, plural } from '#lib/placeholders.ts';
import { datesWords, mapWords } from '#words';
import { clusterColour } from '#lib/map/cluster-points.ts';
import { CLUSTERING, CLUSTER_CLICK_DELAY_MS, DISTANCE_RINGS } from '#lib/map/interactive-map.ts';
import { placeAt, type Coordinates } from '#lib/map/coordinates.ts';

export interface MapLibraries {
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
}

function makeSpan(className: string, words: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = words;
  return span;
}

export function makeMark({ lat, lng, name, isLinked }: Place, { marker }: MapLibraries) {
  const pin = makeSpan('map-pin', '');
  pin.toggleAttribute('data-linked', isLinked);
  const options = { position: { lat, lng }, title: name, content: pin, gmpClickable: true };
  return new marker.AdvancedMarkerElement(options);
}

/** The content of an info window (specification, section 2). */
export function describePlace({ id, name, isLinked }: Place): HTMLElement {
  const label = document.createElement(isLinked ? 'a' : 'span');
  if (label instanceof HTMLAnchorElement) label.href = `/communities/${id}`;
  label.className = 'map-name';
  label.translate = false;
  label.textContent = name;
  return label;
}

/** Joins marks that are near each other into clusters (specification, section 9). */
export function makeClusterer(map: google.maps.Map, { marker }: MapLibraries): MarkerClusterer {
  return new MarkerClusterer({
    map,
    algorithm: new SuperClusterAlgorithm(CLUSTERING),
    renderer: {
      render: ({ count, position }, { clusters }) => {
        const content = makeSpan('map-cluster', String(count));
        content.dataset['colour'] = clusterColour(count, clusters.markers.mean);
        const title = plural(mapWords.together, count, datesWords.locale);
        const options = { position, content, title, zIndex: count, gmpClickable: true };
        return new marker.AdvancedMarkerElement(options);
      },
    },
    onClusterClick: (_event, { bounds }) => {
      if (!bounds) return;
      setTimeout(() => {
        map.fitBounds(bounds);
        // Zooming removes the focused cluster.
        map.getDiv().focus({ preventScroll: true });
      }, CLUSTER_CLICK_DELAY_MS);
    },
  });
}

export function showClinic(
  map: google.maps.Map,
  { maps, marker }: MapLibraries,
  { clinic, hasRings }: { clinic: Coordinates & { name: string }; hasRings: boolean },
): void {
  const { name, lat, lng } = clinic;
  const center = { lat, lng };
  const strokeColor = getComputedStyle(map.getDiv()).getPropertyValue('--band').trim();
  const clinicMark = makeSpan('map-clinic', '');
  clinicMark.setAttribute('role', 'img');
  clinicMark.setAttribute('aria-label', name);
  // Above all clusters: their `zIndex` is their number of places, and content/communities has fewer than 1000.
  new marker.AdvancedMarkerElement({ map, position: center, content: clinicMark, zIndex: 1000 });
  if (!hasRings) return;
  const ringOptions = { map, center, clickable: false, fillOpacity: 0, strokeColor, strokeWeight: 1 };
  for (const { km, towards } of DISTANCE_RINGS) {
    new maps.Circle({ ...ringOptions, radius: km * 1000 });
    const content = makeSpan('map-km', fill(mapWords.km, { km }));
    new marker.AdvancedMarkerElement({ map, position: placeAt(clinic, km, towards), content });
  }
}
