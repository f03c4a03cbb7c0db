import { getCollection } from 'astro:content';
import { linksOf, type NavLink, type Place } from '#lib/navigation.ts';
import { getSite } from '#queries/site.ts';

/** The links of one place of the shell, from content/navigation.yaml. */
export async function listLinks(place: Place): Promise<NavLink[]> {
  const entries = await getCollection('navigation');
  const items = entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
  return linksOf(items, place, await getSite());
}
