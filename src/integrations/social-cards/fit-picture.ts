import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { CARD } from '../../lib/page-head.ts';

/** How much a shared link may cost the people who see it. */
export const MOST_CARD_BYTES = 40 * 1024;

// From the best to what is always small enough: a photograph of leaves needs it, a portrait does not.
const ATTEMPTS = [
  { quality: 75 },
  { quality: 60 },
  { quality: 45 },
  { quality: 30 },
  { quality: 30, blur: 1.5 },
  { quality: 25, blur: 3 },
  { quality: 20, blur: 6 },
] as const;

/** An editor's picture as other sites show it beside a link: 1200 x 630, cropped or enlarged, and light. Another one stays as it is. */
export async function fitPicture(given: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(given).metadata();
  let fitted = given;
  let isFit = width === CARD.width && height === CARD.height && given.length <= MOST_CARD_BYTES;
  for (const attempt of ATTEMPTS) {
    if (isFit) break;
    const resized = sharp(given).resize({ ...CARD, fit: 'cover' });
    const drawn = 'blur' in attempt ? resized.blur(attempt.blur) : resized;
    fitted = await drawn.jpeg({ quality: attempt.quality, mozjpeg: true }).toBuffer();
    isFit = fitted.length <= MOST_CARD_BYTES;
  }
  return fitted;
}

/**
 * Fits the picture in a file of the finished site. A photograph takes up to a second, so what comes out is kept in the
 * folder `cache`, by the name that Astro gave the file: a hash of what is in it.
 */
export async function fitFile(file: URL, cache: URL): Promise<void> {
  const kept = new URL(`fitted-${MOST_CARD_BYTES}-${basename(file.pathname)}`, cache);
  if (existsSync(kept)) return copyFile(kept, file);
  const given = await readFile(file);
  const fitted = await fitPicture(given);
  if (fitted === given) return;
  await writeFile(file, fitted);
  await copyFile(file, kept);
}
