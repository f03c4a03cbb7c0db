import sharp from 'sharp';
import { expect, test } from 'vitest';
import { flatPng } from '#lib/social-card/flat-png.ts';
import { CARD, cardColours, socialCardSvg } from '#lib/social-card/social-card-svg.ts';

const rawOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
const card = Buffer.from(
  socialCardSvg({ title: 'Lab Services', section: 'Booking', siteName: 'Hope Health', seed: 'lab' }),
);

test('a card is seen in its colours: no pixel is far from the drawing, and the flat ones are exact', async () => {
  const drawn = await rawOf(card);
  const png = await flatPng(drawn, cardColours);
  const seen = await rawOf(png);
  expect(seen).toMatchObject(CARD);
  const off = drawn.data.map((part, index) => Math.abs(part - (seen.data[index] ?? 0)));
  expect(off.reduce((most, each) => Math.max(most, each), 0)).toBeLessThan(48);
  expect(off.filter((each) => each > 0).length).toBeLessThan(0.02 * off.length);
});

test('the same card is the same file each time', async () => {
  const [one, other] = [
    await flatPng(await rawOf(card), cardColours),
    await flatPng(await rawOf(card), cardColours),
  ];
  expect(one.equals(other)).toBe(true);
});

test('a drawing with more colours than a palette holds is refused', async () => {
  const colours = Array.from({ length: 17 }, (_, index) => `#0000${index.toString(16).padStart(2, '0')}`);
  await expect(flatPng(await rawOf(card), colours)).rejects.toThrow('at most 16 colours');
});
