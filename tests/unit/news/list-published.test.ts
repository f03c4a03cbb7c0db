import { expect, test } from 'vitest';
import { formatMonth, isoDate } from '#lib/time/dates.ts';
import { listPublished } from '#lib/news/articles.ts';

const article = (id: string, date: string, data: { title?: string; visible?: boolean } = {}) => ({
  id,
  data: { title: `Article ${id}`, visible: true, date, ...data },
});

const shownIds = (articles: ReturnType<typeof article>[]) => listPublished(articles).map(({ id }) => id);

test('the newest article comes first, whatever its number', () => {
  const articles = [article('1', '12/31/2025'), article('2', '01/01/2026'), article('3', '02/01/2025')];
  expect(shownIds(articles)).toEqual(['2', '1', '3']);
});

test('articles from the same day are in the order of their numbers, the highest first', () => {
  const articles = ['9', '10', '2'].map((id) => article(id, '05/05/2026'));
  expect(shownIds(articles)).toEqual(['10', '9', '2']);
});

test('visitors do not see an article that is hidden or has no title', () => {
  const untitled = { id: '4', data: { visible: true, date: '05/05/2026' } };
  const articles = [
    article('1', '05/05/2026', { visible: false }),
    article('2', '05/05/2026', { title: '' }),
  ];
  expect(listPublished([...articles, untitled, article('3', '05/05/2026')]).map(({ id }) => id)).toEqual([
    '3',
  ]);
});

test.each([
  ['01/31/2026', '2026-01-31', 'January 2026'],
  ['12/01/2025', '2025-12-01', 'December 2025'],
])('the date %s is sorted as %s and shown as %s', (date, iso, month) => {
  expect(isoDate(date)).toBe(iso);
  expect(formatMonth(date)).toBe(month);
});
