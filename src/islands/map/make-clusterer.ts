/// <reference types="google.maps" />
import { MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import { clusterColour } from '#lib/map/cluster-points.ts';
import { CLUSTERING, CLUSTER_CLICK_DELAY_MS } from '#lib/map/map-settings.ts';
import type { MapLibraries } from './load-maps.ts';

/** Joins marks that are near one another, by the numbers and the colour rule of specification section 9. */
export function makeClusterer(map: google.maps.Map, { marker }: MapLibraries): MarkerClusterer {
  return new MarkerClusterer({
    map,
    algorithm: new SuperClusterAlgorithm(CLUSTERING),
    renderer: {
      render: ({ count, position }, { clusters }) => {
        const content = document.createElement('span');
        content.className = 'map-cluster';
        content.dataset['colour'] = clusterColour(count, clusters.markers.mean);
        content.textContent = String(count);
        const title = `${count} communities close together`;
        return new marker.AdvancedMarkerElement({
          position,
          content,
          title,
          zIndex: count,
          gmpClickable: true,
        });
      },
    },
    onClusterClick: (_event, { bounds }, { fitBounds }) => {
      if (!bounds) return;
      setTimeout(() => {
        fitBounds.call(map, bounds);
        // The number that was pressed is gone; the keyboard stays in the map.
        map.getDiv().focus({ preventScroll: true });
      }, CLUSTER_CLICK_DELAY_MS);
    },
  });
}
