/// <reference types="google.maps" />
import type { Place } from '#lib/map/places.ts';
import type { MapLibraries } from './load-maps.ts';

/** The mark of one place on the interactive map; a square like the drawn one, gold where it has a page. */
export function makeMark(place: Place, { marker }: MapLibraries): google.maps.marker.AdvancedMarkerElement {
  const pin = document.createElement('span');
  pin.className = 'map-pin';
  pin.toggleAttribute('data-linked', place.isVisible);
  const { lat, lng, name } = place;
  return new marker.AdvancedMarkerElement({
    position: { lat, lng },
    title: name,
    content: pin,
    gmpClickable: true,
  });
}

/** What an info window says of a place: its name, as a link when it has a page (specification, section 2). */
export function describePlace({ id, name, isVisible }: Place): HTMLElement {
  const label = document.createElement(isVisible ? 'a' : 'span');
  if (label instanceof HTMLAnchorElement) label.href = `/communities/${id}`;
  label.className = 'map-name';
  label.textContent = name;
  return label;
}
