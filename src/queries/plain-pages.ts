import { getCollection, type CollectionEntry } from 'astro:content';

export type PlainPage = CollectionEntry<'plainPages'>;

/** The pages that are a title and a text, and that visitors can see. */
export function listPlainPages(): Promise<PlainPage[]> {
  return getCollection('plainPages', ({ data }) => data.visible);
}
