import { getCollection, type CollectionEntry } from 'astro:content';

/** The questions of one page (`content/faqs/<page>/`), in their order. */
export async function listFaqs(page: string): Promise<CollectionEntry<'faqs'>[]> {
  const faqs = await getCollection('faqs', (faq) => faq.id.startsWith(`${page}/`));
  return faqs.sort((a, b) => a.data.order - b.data.order);
}
