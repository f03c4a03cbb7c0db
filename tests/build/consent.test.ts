import { existsSync, globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { OWN_CONTENT } from '../support/build-own-content.ts';

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

test('a story is published nowhere after its consent has ended', () => {
  const files = listFiles().filter((file) => /\.(?:html|json|xml)$/.test(file));
  const filesWithStory = files.filter((file) => /told for a while/.test(readFileSync(file, 'utf8')));
  expect(filesWithStory).toEqual([]);
  expect(existsSync(`${OWN_CONTENT}/news/95.html`)).toBe(false);
});

test('a picture is not published after its consent has ended', async () => {
  const page = readFileSync(`${OWN_CONTENT}/events/ho8.html`, 'utf8');
  expect(page).toContain('alt="Two nurses at a table"');
  expect(page).not.toContain('A mother with her child');
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
