import { expect } from '@playwright/test';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { OWN_CONTENT } from '../support/build-own-content.ts';
import { serveOwnContent } from '../support/serve-own-content.ts';
import { test } from '../support/test.ts';

/* tests/fixtures/content has pictures and stories whose consent ended the day before the build, and one that ends on its day. */

const origin = serveOwnContent();
const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const listFiles = () => globSync(`${OWN_CONTENT}/**/*.*`);

test('nothing that is published says who gave consent', () => {
  const files = listFiles().filter((file) => /\.(?:html|js|json|xml|ics|txt|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('Withheld Name'))).toEqual([]);
});

test('after its last day a story is on no page, in no feed and in no list', async ({ page }) => {
  const files = listFiles().filter((file) => /\.(?:html|json|xml)$/.test(file));
  const telling = files.filter((file) => /told for a while/.test(readFileSync(file, 'utf8')));
  expect(telling).toEqual([]);
  expect((await page.request.get(`${origin()}/news/95`)).status()).toBe(404);
});

test('after its last day a picture is not shown, and not even there', async ({ page }) => {
  await page.goto(`${origin()}/events/ho8`);
  await expect(page.getByAltText('Two nurses at a table').first()).toBeVisible();
  await expect(page.getByAltText('A mother with her child')).toHaveCount(0);
  const published = listFiles()
    .filter((file) => /\.(?:jpe?g|png|webp|avif)$/.test(file))
    .map(hash);
  expect(published).not.toContain(hash('tests/fixtures/content/events/ho8/1.jpg'));
});
