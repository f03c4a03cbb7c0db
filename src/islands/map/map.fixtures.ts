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
};

/** The states of the map, for /workshop and the tests. */
export const mapFixtures = { 'all communities': props } satisfies Record<string, InteractiveMapProps>;

export const workshop = { Island: InteractiveMap, states: mapFixtures };
