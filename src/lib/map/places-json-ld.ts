import type { JsonLd } from '../json-ld.ts';
import { MOST_LISTED } from './list-by-letter.ts';
import type { Place } from './place.ts';

/** One place for search engines; with its coordinates, and its page when that is linked. */
export function placeJsonLd({ id, name, lat, lng, isVisible }: Place, siteUrl: string): JsonLd {
  return {
    '@type': 'Place',
    name,
    ...(isVisible && { url: `${siteUrl}/communities/${id}` }),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    containedInPlace: { '@type': 'Country', name: 'Ghana' },
  };
}

/**
 * The organisation and the places it serves: by name, and by its own page where a place has one, which tells where it is.
 * When there are more than one page lists, Ghana alone is named.
 */
export function placesJsonLd(places: readonly Place[], site: { name: string; url: string }): JsonLd {
  const listed = places.length > MOST_LISTED ? [] : places;
  return {
    '@type': 'NGO',
    name: site.name,
    url: site.url,
    areaServed: [
      { '@type': 'Country', name: 'Ghana' },
      ...listed.map(({ id, name, isVisible }) => ({
        '@type': 'Place',
        name,
        ...(isVisible && { url: `${site.url}/communities/${id}` }),
      })),
    ],
  };
}
