import { expect } from '@playwright/test';
import { SHOWN_ENTRIES } from '#lib/page/by-year.ts';
import { ARTICLE_CATEGORIES } from '../../src/schemas/article.ts';
import { need, readEntries, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const news = readPage<{ heading: string; filters: Record<string, string> }>('news');
const shown = readEntries<{ link?: string; category: string }>('articles').filter(({ visible }) => visible);

test('without script, the news list shows the category and month of every article', async ({ page }) => {
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
});

test('without script, a news filter shows only the articles of its category', async ({ page }) => {
  need(
    shown.find(({ category }) => category === 'Awards'),
    'an article about an award',
  );
  await page.goto('/news');
  await page.getByRole('link', { name: news.filters['awards'] ?? '', exact: true }).click();
  const visible = page.getByRole('main').getByRole('listitem').filter({ visible: true });
  await expect(visible.first()).toContainText(`${english('category.Awards')}, `);
  for (const item of await visible.all()) await expect(item).toContainText(`${english('category.Awards')}, `);
});

test('without script, a reader can read an article to the end', async ({ page }) => {
  const { id, text } = need(
    shown.find(({ link }) => link),
    'an article with a link',
  );
  await page.goto(`/news/${id}`);
  const [ending] = /[\w ]+\W*$/.exec(text) ?? [''];
  await expect(page.getByRole('article')).toContainText(ending.trim());
  await expect(page.getByRole('link', { name: english('news.readMore') })).toBeVisible();
  await page.getByRole('link', { name: english('news.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: news.heading })).toBeVisible();
});
