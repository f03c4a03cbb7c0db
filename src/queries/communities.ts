import type { CollectionEntry } from 'astro:content';
import { compareByName, type Place } from '#lib/map/places.ts';
import { distanceKm } from '#lib/map/coordinates.ts';
import { getClinicPlace } from './site.ts';
import { getCollection } from './entries.ts';

export interface Community extends Place {
  entry: CollectionEntry<'communities'>['data'];
  /** The distance to the clinic in a straight line, in whole kilometres. */
  kmToClinic: number;
}

export async function listCommunities(): Promise<Community[]> {
  const clinic = await getClinicPlace();
  const entries = await getCollection('communities');
  const communities = entries.map(({ id, data }) => {
    const { name, lat, lng, visible } = data;
    const km = distanceKm({ lat, lng }, clinic);
    return { id, name, lat, lng, isLinked: visible, entry: data, kmToClinic: Math.round(km) };
  });
  return communities.toSorted(compareByName);
}
