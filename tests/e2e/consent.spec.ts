import { expect } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { OWN_CONTENT } from '../support/build-own-content.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';

/*
 * In tests/fixtures/content, the consent for one picture and for the stories ended the day before the build. The consent for the
 * other picture ends on the day of the build.
 */

/** A picture as 16 by 16 grey dots, which stay almost the same if the picture is resized and encoded again. */
const look = (file: string) => sharp(file).greyscale().resize(16, 16, { fit: 'fill' }).raw().toBuffer();
const areAlike = (one: Buffer, other: Buffer) =>
  one.reduce((sum, dot, at) => sum + Math.abs(dot - (other[at] ?? 0)), 0) / one.length < 4;
const listFiles = () => globSync(`${OWN_CONTENT}/**/*.*`);

test('no published file says who gave consent', () => {
  const files = listFiles().filter((file) => /\.(?:html|js|json|xml|ics|txt|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('Withheld Name'))).toEqual([]);
});

test('a story is published nowhere after its consent has ended', async ({ page }) => {
  const files = listFiles().filter((file) => /\.(?:html|json|xml)$/.test(file));
  const filesWithStory = files.filter((file) => /told for a while/.test(readFileSync(file, 'utf8')));
  expect(filesWithStory).toEqual([]);
  expect((await page.request.get(`${OWN_SITE}/news/95`)).status()).toBe(404);
});

test('a picture is not published after its consent has ended', async ({ page }) => {
  await page.goto(`${OWN_SITE}/events/ho8`);
  await expect(page.getByAltText('Two nurses at a table').first()).toBeVisible();
  await expect(page.getByAltText('A mother with her child')).toHaveCount(0);
  const published = await Promise.all(
    listFiles()
      .filter((file) => /\.(?:jpe?g|png|webp|avif)$/.test(file))
      .map(look),
  );
  const isPublished = async (name: string) => {
    const original = await look(`tests/fixtures/content/events/ho8/${name}`);
    return published.some((each) => areAlike(each, original));
  };
  expect(await isPublished('1.jpg')).toBe(false);
  expect(await isPublished('2.jpg')).toBe(true);
});
