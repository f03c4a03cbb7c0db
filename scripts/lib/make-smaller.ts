import sharp from 'sharp';

/** The largest width and height of a photograph in content/, in pixels. */
export const MAX_SIDE = 2000;

/** The same picture, at most `MAX_SIDE` wide and high, upright and without metadata; null if it is small enough or moves. */
export async function makeSmaller(bytes: Uint8Array): Promise<Buffer | null> {
  const { width, height, pages = 1 } = await sharp(bytes).metadata();
  if (pages > 1 || Math.max(width, height) <= MAX_SIDE) return null;
  // Without a format, sharp keeps that of the file.
  return sharp(bytes).rotate().resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside' }).toBuffer();
}
