import sharp from 'sharp';
import { expect, test } from 'vitest';
import { flatPng } from '#lib/social-card/flat-png.ts';

const colours = ['#16325c', '#fbf8f1', '#e5a823'];
const picture = {
  places: Uint8Array.from([0, 0, 1, 2, 0, 0, 1, 2, 2, 1, 0, 0]),
  width: 4,
  height: 3,
};

test('each pixel of a flat picture is seen in its colour, also in a row like the one above it', async () => {
  const { data, info } = await sharp(await flatPng(picture, colours))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([4, 3]);
  const seen = Array.from(picture.places, (_, at) => `#${data.subarray(3 * at, 3 * at + 3).toString('hex')}`);
  expect(seen).toEqual(Array.from(picture.places, (place) => colours[place]));
});

test('the same picture is the same file each time', async () => {
  expect((await flatPng(picture, colours)).equals(await flatPng(picture, colours))).toBe(true);
});

test('a picture with more colours than a palette holds is refused', async () => {
  const many = Array.from({ length: 17 }, (_, index) => `#0000${index.toString(16).padStart(2, '0')}`);
  await expect(flatPng(picture, many)).rejects.toThrow('at most 16 colours');
});
