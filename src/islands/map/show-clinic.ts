/// <reference types="google.maps" />
import { DISTANCE_RINGS } from '#lib/map/map-settings.ts';
import { pointAt, type Position } from '#lib/map/position.ts';
import type { MapLibraries } from './load-maps.ts';

/** Something on the map that only shows, and is not pressed. */
function makeSign(className: string, words: string): HTMLElement {
  const sign = document.createElement('span');
  sign.className = className;
  sign.textContent = words;
  return sign;
}

/** Marks the clinic as on the drawn map, with the rings of distance around it. Returns what takes it all away. */
export function showClinic(
  map: google.maps.Map,
  { maps, marker }: MapLibraries,
  { clinic, hasRings }: { clinic: Position & { name: string }; hasRings: boolean },
): () => void {
  const { name, lat, lng } = clinic;
  const strokeColor = getComputedStyle(map.getDiv()).getPropertyValue('--band').trim();
  const cross = makeSign('map-clinic', '');
  cross.role = 'img';
  cross.ariaLabel = name;
  const shown = [
    new marker.AdvancedMarkerElement({ map, position: { lat, lng }, content: cross, zIndex: 1000 }),
    ...(hasRings ? DISTANCE_RINGS : []).flatMap(({ km, towards }) => [
      new maps.Circle({
        ...{ map, center: { lat, lng }, radius: km * 1000, clickable: false },
        ...{ fillOpacity: 0, strokeColor, strokeWeight: 1 },
      }),
      new marker.AdvancedMarkerElement({
        ...{ map, position: pointAt(clinic, km, towards), content: makeSign('map-km', `${km} km`) },
      }),
    ]),
  ];
  return () => {
    for (const thing of shown) {
      if ('setMap' in thing) thing.setMap(null);
      else thing.map = null;
    }
  };
}
