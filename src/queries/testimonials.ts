import { getCollection, type CollectionEntry } from 'astro:content';

/** What volunteers say, in the editors' order. */
export async function listTestimonials(): Promise<CollectionEntry<'testimonials'>[]> {
  const testimonials = await getCollection('testimonials');
  return testimonials.sort((a, b) => a.data.order - b.data.order);
}
