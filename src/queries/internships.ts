import { getCollection, type CollectionEntry } from 'astro:content';
import { newestFirst } from '#lib/newest-first.ts';

export type Internship = CollectionEntry<'internships'>;

/** The internship programmes, the newest first. */
export async function listInternships(): Promise<Internship[]> {
  return newestFirst(await getCollection('internships'));
}
