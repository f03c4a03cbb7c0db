import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitFile, fitPicture, MAX_CARD_BYTES } from '../../../src/integrations/social-cards/social-cards.ts';
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

test('the next build reuses a photograph that was compressed for social cards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  const cache = pathToFileURL(`${folder}/cache/`);
  const file = pathToFileURL(join(folder, '1.abc.jpeg'));
  mkdirSync(cache);
  writeFileSync(file, await takePhotograph(3, 1200, 630));
  await fitFile(file, cache);
  const fitted = readFileSync(file);
  expect(fitted.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
  // `sharp` cannot read this text, so the next picture must come from the cache.
  writeFileSync(file, 'not a picture');
  await fitFile(file, cache);
  expect(readFileSync(file).equals(fitted)).toBe(true);
});
