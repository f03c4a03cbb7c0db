import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeSmaller, MAX_SIDE } from '../../scripts/lib/make-smaller.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } }).jpeg();

test('a photograph of a phone becomes smaller, upright, and no longer says where it was taken', async () => {
  const taken = await photograph(4000, 3000)
    .withExif({ IFD3: { GPSLatitude: '6/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const smaller = await makeSmaller(taken);
  const { format, width, height, orientation, exif } = await sharp(smaller ?? taken).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1500, MAX_SIDE]);
  expect([orientation, exif]).toEqual([undefined, undefined]);
});

test('a small photograph keeps its size, upright, and no longer says where it was taken', async () => {
  const taken = await photograph(1200, 900)
    .withExif({ IFD3: { GPSLatitude: '6/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const cleaned = await makeSmaller(taken);
  const { width, height, orientation, exif } = await sharp(cleaned ?? taken).metadata();
  expect([width, height, orientation, exif]).toEqual([900, 1200, undefined, undefined]);
  expect(await makeSmaller(cleaned ?? taken)).toBeNull();
});

test('a picture that is small enough, without such data, stays as it is', async () => {
  expect(await makeSmaller(await photograph(MAX_SIDE, 900).toBuffer())).toBeNull();
});

test('a picture that moves stays as it is', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 2100, height: 50, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['green', 'red'].map(frame));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await makeSmaller(moving)).toBeNull();
});
