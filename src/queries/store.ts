import { getCollection, type CollectionEntry } from 'astro:content';

/** What the shop will sell, in its order. */
export async function listStoreItems(): Promise<CollectionEntry<'store'>[]> {
  return (await getCollection('store')).sort((a, b) => a.data.order - b.data.order);
}
