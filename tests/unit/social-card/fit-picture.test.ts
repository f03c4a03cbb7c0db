import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitPicture, MAX_CARD_BYTES } from '../../../src/integrations/social-cards/social-cards.ts';
import { takeShare } from '../../support/breadth.ts';
import { takePhotograph } from '../../support/another-charity.ts';

const pictures: [name: string, width: number, height: number][] = [
  ['a large photograph', 2400, 1600],
  ['an upright photograph', 1200, 1600],
  ['a small picture', 320, 240],
  ['a photograph of the right size', 1200, 630],
];
test.each(takeShare(pictures, 0, 2))(
  '%s becomes a social card of 1200 x 630 pixels and at most 40 kB',
  { tags: ['sweep'] },
  async (_, width, height) => {
    const fitted = await fitPicture(await takePhotograph(1, width, height));
    expect(await sharp(fitted).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(fitted.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
  },
);

test('a picture that already fits a social card is not changed', async () => {
  const plain = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2a7ab0' } })
    .jpeg()
    .toBuffer();
  expect(await fitPicture(plain)).toBe(plain);
});
