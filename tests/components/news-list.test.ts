import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import NewsList from '#components/news/NewsList.astro';
import { getPage } from '#queries/pages.ts';
import type { ArticleCategory } from '../../src/schemas/article.ts';

const article = (id: string, category: ArticleCategory) => ({
  id,
  data: {
    title: `Title ${id}`,
    summary: 'What it says.',
    date: '11/09/2026',
    category,
    visible: true,
    link: '',
  },
});

const { empty } = await getPage('news');

async function filtersThatSayEmpty(articles: ReturnType<typeof article>[]): Promise<(string | undefined)[]> {
  const container = await AstroContainer.create();
  const html = await container.renderToString(NewsList, { props: { articles } });
  expect(html.split(empty)).toHaveLength([...html.matchAll(/<li class="empty/g)].length + 1);
  return Array.from(html.matchAll(/<li class="empty[^>]*data-in="(\w+)"/g), ([, filter]) => filter);
}

test('a filter says that it is empty only if it has no article', async () => {
  expect(await filtersThatSayEmpty([article('1', 'News'), article('2', 'Blog')])).toEqual(['awards']);
});

test('if there is no article, every filter says so', async () => {
  expect(await filtersThatSayEmpty([])).toEqual(['all', 'news', 'blog', 'awards']);
});
