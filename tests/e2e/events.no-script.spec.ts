import { expect } from '@playwright/test';
import { galleryEvent } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { eventsPage } from '../support/read-entries.ts';

const { upcoming, past } = eventsPage();

test('without script, a visitor sees upcoming and past events, and links to each picture of an event', async ({
  page,
}) => {
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: upcoming.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: past.name })).toBeVisible();
  await expect(page.locator('#upcoming li').first()).toBeVisible();
  await expect(page.locator('#past li').last()).toBeVisible();
  await expect(page.getByText(like('event.asOf'))).toBeVisible();
  await page.getByRole('link', { name: past.name }).click();
  await expect(page.locator('#past')).toBeInViewport();

  await page.goto(galleryEvent.address);
  await expect(
    page.getByRole('heading', {
      name: english('gallery.heading', { count: galleryEvent.alts.length }),
    }),
  ).toBeVisible();
  const thumbnails = page.locator('.gallery-row a');
  await expect(thumbnails).toHaveCount(galleryEvent.alts.length);
  await expect(
    page.getByRole('button', {
      name: new RegExp(['next', 'previous', 'enlarge'].map((key) => english(`gallery.${key}`)).join('|')),
    }),
  ).toHaveCount(0);
  await thumbnails.last().focus();
  await expect(thumbnails.last()).toBeInViewport();
  // One picture is enough here: tests/build/links.test.ts checks that no link is broken.
  const picture = (await thumbnails.last().getAttribute('href')) ?? '';
  const answer = await page.goto(new URL(picture, galleryEvent.address).href);
  expect(answer?.headers()['content-type']).toMatch(/^image\//);
});
