import { expect } from '@playwright/test';
import { teamGroupOf } from '#lib/ids.ts';
import { groupNames, need, pageVideo, readEntries } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';

const members = readEntries<{ position: string; linkedin?: string }>('team');
const countOf = (group: string) => members.filter(({ id }) => teamGroupOf(id) === group).length;
const findDirector = () =>
  need(
    members.find(({ id, text }) => teamGroupOf(id) === 'directors' && text),
    'a director with a description',
  );

test('without script, visitors find all four groups of the team, return to one from a person’s page, and open the video', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  for (const [group, name] of Object.entries(groupNames())) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(countOf(group));
    await page.getByRole('list').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
  }

  await test.step('a visitor returns from a director’s page to all directors', async () => {
    const director = findDirector();
    await page.goto(`/mbr/${director.id}`);
    await expect(page.getByText(director.text.split('\n')[0] ?? '')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(director.position);
    const profile = page.getByRole('link', { name: like('people.profile') });
    if (director.linkedin) await expect(profile).toHaveAttribute('href', director.linkedin);
    await page.getByRole('main').locator('a[href="/who-we-are#directors"]').click();
    await expect(page.getByRole('heading', { level: 3, name: groupNames().directors })).toBeInViewport();
  });

  await test.step('the picture of the “Who We Are” video opens the video', async () => {
    const video = pageVideo('who-we-are');
    await page.getByRole('link', { name: english('media.play', { title: video.title }) }).click();
    await expect(page).toHaveURL(`http://video.localhost:4322/video/embed/${video.id}`);
  });
});
