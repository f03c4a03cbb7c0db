import type { InteractiveMapProps } from './interactive-map-props.ts';

/** The map as the pages offer it, for the workshop page and the tests alike. */
export const mapFixtures = {
  'with a key': {
    service: {
      origin: 'https://maps.googleapis.com',
      key: 'a-key',
      mapId: 'a-style',
      language: 'en',
      region: 'GH',
      version: 'weekly',
      channel: 'web',
      libraries: ['places', 'marker'],
    },
    sizeMb: 1,
    placesAddress: '/communities.json',
  },
} satisfies Record<string, InteractiveMapProps>;
