import { expect } from '@playwright/test';
import { formatMonth } from '#lib/time/dates.ts';
import { SHOWN_ENTRIES } from '#lib/page/by-year.ts';
import { ARTICLE_CATEGORIES } from '../../src/schemas/article.ts';
import { need, readEntries, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

interface Article {
  title: string;
  date: string;
  category: string;
  link?: string;
  picture?: { alt: string };
}
const news = readPage<{ heading: string; filters: Record<string, string> }>('news');
const shown = readEntries<Article>('articles').filter(({ visible }) => visible);

test('without script, a reader sees the category and month of each article, and filters the list', async ({
  page,
}) => {
  await page.goto('/news');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(Math.min(shown.length, SHOWN_ENTRIES));
  for (const item of await items.all()) {
    await expect(item).toBeVisible();
    await expect(item).toContainText(
      new RegExp(
        `(?:${ARTICLE_CATEGORIES.map((each) => english(`category.${each}`)).join('|')}), \\w+ 20\\d\\d`,
      ),
    );
  }
  need(
    shown.find(({ category }) => category === 'Awards'),
    'an article about an award',
  );
  await page.getByRole('link', { name: news.filters['awards'] ?? '', exact: true }).click();
  const visible = items.filter({ visible: true });
  await expect(visible.first()).toContainText(`${english('category.Awards')}, `);
  for (const item of await visible.all()) await expect(item).toContainText(`${english('category.Awards')}, `);
});

test('without script, a reader of an article sees its title, month, picture, end and the link to its source', async ({
  page,
}) => {
  const { id, text, title, date, picture } = need(
    shown.find((article) => article.link && article.picture),
    'an article with a link and a picture',
  );
  await page.goto(`/news/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(formatMonth(date)).first()).toBeVisible();
  await expect(page.getByRole('img', { name: picture?.alt ?? '' })).toBeVisible();
  const [ending] = /[\w ]+\W*$/.exec(text) ?? [''];
  await expect(page.getByRole('article')).toContainText(ending.trim());
  const more = page.getByRole('link', { name: english('news.readMore') });
  await expect(more).toHaveAttribute('href', /^https:/);
  await expect(more.locator('svg')).toBeVisible();
  await page.getByRole('link', { name: english('news.back') }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 1, name: news.heading })).toBeVisible();
});
