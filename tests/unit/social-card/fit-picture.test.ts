import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitPicture, MOST_CARD_BYTES } from '../../../src/integrations/social-cards/fit-picture.ts';
import { takePhotograph } from '../../support/another-charity.ts';

test.each([
  ['a heavy photograph', 2400, 1600],
  ['an upright photograph', 1200, 1600],
  ['a photograph of the right size', 1200, 630],
  ['a small picture', 320, 240],
])('%s, shared in a chat, is 1200 x 630 and costs no more than 40 kB', async (_, width, height) => {
  const fitted = await fitPicture(await takePhotograph(1, width, height));
  expect(await sharp(fitted).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(fitted.length).toBeLessThanOrEqual(MOST_CARD_BYTES);
});

test('a picture that fits is left as its editor made it', async () => {
  const plain = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2a7ab0' } })
    .jpeg()
    .toBuffer();
  expect(await fitPicture(plain)).toBe(plain);
});
