import { getCollection, type CollectionEntry } from 'astro:content';
import { findFaults } from '#lib/news/find-faults.ts';
import { listShown, type Shown } from '#lib/news/list-shown.ts';

export type Article = Shown<CollectionEntry<'articles'>>;

/** The articles that visitors can see, newest first. Throws sentences for editors when a file holds what it must not. */
export async function listArticles(): Promise<Article[]> {
  const articles = await getCollection('articles');
  const faults = articles.flatMap(({ id, filePath = id, body = '' }) => findFaults(id, filePath, body));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return listShown(articles);
}
