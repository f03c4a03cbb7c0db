import { getEntry } from 'astro:content';
import type { PageEntry } from '../schemas/page.ts';

type PageId = PageEntry['page'];

/** The words of one page. Throws a sentence naming the file when it is missing or belongs to another page. */
export async function getPage<Id extends PageId>(id: Id): Promise<Extract<PageEntry, { page: Id }>> {
  const entry = await getEntry('pages', id);
  if (entry?.data.page !== id) {
    throw new Error(`content/pages/${id}.yaml is missing, or its line "page:" does not say "${id}"`);
  }
  return entry.data as Extract<PageEntry, { page: Id }>;
}
