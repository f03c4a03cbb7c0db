import sharp from 'sharp';

/** The largest width and height of a photograph in content/, in pixels. */
export const MAX_SIDE = 2000;

/** The same picture, at most `MAX_SIDE` wide and high, upright and without metadata; null if it is so already, or moves. */
export async function makeSmaller(bytes: Uint8Array): Promise<Buffer | null> {
  const { width, height, pages = 1, exif, xmp, iptc } = await sharp(bytes).metadata();
  const isSmall = Math.max(width, height) <= MAX_SIDE;
  if (pages > 1 || (isSmall && !exif && !xmp && !iptc)) return null;
  // Without a format, sharp keeps that of the file.
  const size = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  return sharp(bytes).rotate().resize(size).toBuffer();
}
