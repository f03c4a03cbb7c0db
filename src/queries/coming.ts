import { getCollection, type CollectionEntry } from 'astro:content';

/** The pages that the menu names and that are still being written, from content/coming.yaml. */
export function listComing(): Promise<CollectionEntry<'coming'>[]> {
  return getCollection('coming');
}
