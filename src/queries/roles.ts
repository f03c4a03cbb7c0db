import { getCollection, type CollectionEntry } from 'astro:content';
import { newestFirst } from '#lib/newest-first.ts';

export type Role = CollectionEntry<'volunteerRoles'>;

/** The volunteer roles in reverse order: the highest number first (specification, section 2). */
export async function listRoles(): Promise<Role[]> {
  return newestFirst(await getCollection('volunteerRoles'));
}
