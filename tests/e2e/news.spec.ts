import { expect, type Page } from '@playwright/test';
import { ARTICLE_CATEGORIES } from '../../src/schemas/article.ts';
import { readEntries, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const all = readEntries<{ category: string }>('articles');
const shown = all.filter(({ visible }) => visible);
const news = readPage<{ empty: string; filters: Record<string, string> }>('news');
const named = (category: string) => english(`category.${category}`);
/** The names that visitors read for these categories, sorted. Categories without a visible article are left out. */
const usedNames = (...keys: string[]) =>
  keys
    .filter((key) => shown.some(({ category }) => category === key))
    .map(named)
    .toSorted();

const filter = (page: Page, id: string) =>
  page
    .getByRole('navigation', { name: english('news.filter') })
    .getByRole('link', { name: news.filters[id] ?? '', exact: true });

const articles = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The categories of the visible articles, each once. */
async function categories(page: Page): Promise<string[]> {
  const found = await articles(page)
    .getByText(new RegExp(`^(?:${ARTICLE_CATEGORIES.map(named).join('|')})$`))
    .allTextContents();
  return [...new Set(found.map((text) => text.trim()))].toSorted();
}

const everything = usedNames(...ARTICLE_CATEGORIES);

test('each news filter shows only the articles of its categories', async ({ page }) => {
  await page.goto('/news');
  for (const [id, expected] of [
    ['news', usedNames('Awards', 'Education', 'Events', 'News')],
    ['awards', usedNames('Awards')],
    ['blog', usedNames('Blog')],
  ] as const) {
    await filter(page, id).click();
    await expect(page).toHaveURL(new RegExp(`/news#${id}$`));
    await expect(filter(page, id)).toHaveAttribute('aria-current', 'true');
    await expect(filter(page, 'all')).not.toHaveAttribute('aria-current');
    await expect.poll(() => categories(page)).toEqual(expected);
    const notice = page.getByText(news.empty).filter({ visible: true });
    await expect(notice).toHaveCount(expected.length > 0 ? 0 : 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
  // The address names the filter, so the filter stays after a reload.
  await page.reload();
  await expect.poll(() => categories(page)).toEqual(usedNames('Blog'));
  await page.goBack();
  await expect(filter(page, 'awards')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => categories(page)).toEqual(usedNames('Awards'));
  await filter(page, 'all').click();
  await expect.poll(() => categories(page)).toEqual(everything);
});
