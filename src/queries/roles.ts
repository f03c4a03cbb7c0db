import type { CollectionEntry } from 'astro:content';
import { newestFirst } from '#lib/ids.ts';
import { getCollection } from './entries.ts';

export type Internship = CollectionEntry<'internships'>;

/** The internship programmes, the newest first. */
export async function listInternships(): Promise<Internship[]> {
  return newestFirst(await getCollection('internships'));
}

export type Role = CollectionEntry<'volunteerRoles'>;

/** The volunteer roles in reverse order: the highest number first (specification, section 2). */
export async function listRoles(): Promise<Role[]> {
  return newestFirst(await getCollection('volunteerRoles'));
}

/** What volunteers say, in the editors' order. */
export async function listTestimonials(): Promise<CollectionEntry<'testimonials'>[]> {
  const testimonials = await getCollection('testimonials');
  return testimonials.sort((a, b) => a.data.order - b.data.order);
}
