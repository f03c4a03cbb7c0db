import { getCollection, type CollectionEntry } from 'astro:content';
import { listShown, type Shown } from '#lib/news/articles.ts';

export type Article = Shown<CollectionEntry<'articles'>>;

/** The articles that visitors can see, newest first. */
export async function listArticles(): Promise<Article[]> {
  return listShown(await getCollection('articles'));
}
