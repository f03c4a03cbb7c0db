import type { InteractiveMapProps } from '#lib/map/interactive-map.ts';
import { InteractiveMap } from './InteractiveMap.tsx';

const props: InteractiveMapProps = {
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
  clinic: { name: 'Hope Health Clinic', lat: 6.69, lng: -1.62 },
  hasRings: true,
};

/** The states of the map, for /workshop and the tests. */
export const mapFixtures = {
  'all communities': props,
  'one community': { ...props, view: { lat: 6.9425, lng: -1.9687, zoom: 13 }, hasRings: false },
} satisfies Record<string, InteractiveMapProps>;

export const workshop = { Island: InteractiveMap, states: mapFixtures };
