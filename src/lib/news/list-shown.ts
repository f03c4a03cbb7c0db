import { isoDate } from '../dates.ts';

interface Entry {
  id: string;
  data: { title?: string | undefined; visible: boolean; date: string };
}

/** An article that visitors can see: it has a title. */
export type Shown<Article extends Entry> = Article & { data: { title: string } };

const isShown = <Article extends Entry>(article: Article): article is Shown<Article> =>
  article.data.visible && Boolean(article.data.title);

/**
 * The articles that visitors can see, with a title and visible, newest first (specification, section 3). Of one day, the
 * one with the higher number comes first: it was written later.
 */
export function listShown<Article extends Entry>(articles: readonly Article[]): Shown<Article>[] {
  return articles
    .filter(isShown)
    .toSorted(
      (a, b) => isoDate(b.data.date).localeCompare(isoDate(a.data.date)) || Number(b.id) - Number(a.id),
    );
}
