import { expect } from '@playwright/test';
import { teamGroupOf } from '#lib/ids.ts';
import { need, readEntries, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const members = readEntries('team');
const countOf = (group: string) => members.filter(({ id }) => teamGroupOf(id) === group).length;
const director = need(
  members.find(({ id, text }) => teamGroupOf(id) === 'directors' && text),
  'a director with a description',
);

test('without JavaScript, visitors find all four groups of the team', async ({ page }) => {
  await page.goto('/who-we-are');
  for (const [group, count] of [
    ['Administrative', countOf('administrative')],
    ['Medical', countOf('medical')],
    ['Board of Directors', countOf('directors')],
    ['Volunteers', countOf('volunteers')],
  ] as const) {
    await expect(page.getByRole('heading', { level: 3, name: group })).toBeVisible();
    await expect(page.getByRole('region', { name: group }).getByRole('listitem')).toHaveCount(count);
    await page.getByRole('link', { name: group, exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: group })).toBeInViewport();
  }
});

test('without script a visitor reads about a director, and returns to the board of directors', async ({
  page,
}) => {
  await page.goto(`/mbr/${director.id}`);
  await expect(page.getByText(director.text.split('\n')[0] ?? '')).toBeVisible();
  await page.getByRole('link', { name: 'Who We Are: Board of Directors' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Board of Directors' })).toBeInViewport();
});

test('without script the still image of the “Who We Are” video opens the video', async ({ page }) => {
  await page.goto('/who-we-are');
  const { video } = readPage<{ video: { id: string; title: string } }>('who-we-are');
  await page.getByRole('link', { name: english('media.play', { title: video.title }) }).click();
  await expect(page).toHaveURL(`http://video.localhost:4322/video/embed/${video.id}`);
});
