import sharp from 'sharp';

const MOST_BYTES = 5_000_000;
const MOST_PIXELS = 8000;
// Of the longer side: what is smaller is a thumbnail, and blurred wherever it is shown.
const LEAST_PIXELS = 200;
const LEAST_SIDE = 16;

const kinds: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };
const known: Record<string, string> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  heif: '.avif',
  gif: '.gif',
  svg: '.svg',
};

const NO_PICTURE = 'this is no picture that can be shown. Save it as JPEG and upload it again';
const SMALLER = 'Make it smaller before you upload it, for example 2000 pixels wide, saved as JPEG';

const DAMAGED = 'the picture is damaged, perhaps cut off on the way. Upload it again';

/**
 * Whether a part of the file was lost and filled with zeros, which decodes to grey. An area of one colour takes up to a
 * fiftieth of a byte a pixel in zeros, so a hole is longer than that; zeros at the end are padding.
 */
function hasHole(bytes: Uint8Array, pixels: number): boolean {
  const hole = Buffer.alloc(Math.max(4096, Math.ceil(pixels / 50)));
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(hole);
  return start >= 0 && bytes.subarray(start + hole.length).some((byte) => byte !== 0);
}

/** What is wrong with the bytes of a picture file; null when it can be shown. */
export async function checkPicture(name: string, bytes: Uint8Array): Promise<string | null> {
  if (bytes.length === 0) return 'the picture is empty. Upload it again';
  // A drawing in SVG, or a page of a web site that was saved instead of its picture.
  if (/^(?:\uFEFF)?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString())) return NO_PICTURE;
  if (bytes.length > MOST_BYTES)
    return `the picture has ${(bytes.length / 1e6).toFixed(1)} MB, and at most ${MOST_BYTES / 1e6} are allowed. ${SMALLER}`;
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  try {
    // The limit of pixels is ours: it has a sentence, and stands before anything is decoded.
    const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: false });
    const { format, width, height } = await picture.metadata();
    if (format !== kinds[extension])
      return `this is no ${extension.toUpperCase()} picture${known[format] ? ` but a ${known[format]} one` : ''}. Save it as JPEG, or give it its right name`;
    if (Math.max(width, height) > MOST_PIXELS)
      return `the picture has ${width} x ${height} pixels, and at most ${MOST_PIXELS} are allowed. ${SMALLER}`;
    if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) < LEAST_PIXELS)
      return `the picture has only ${width} x ${height} pixels. Upload a larger one, for example 2000 pixels wide`;
    if (hasHole(bytes, width * height)) return DAMAGED;
    // Decodes all of it, which finds a file that was cut off on the way.
    await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return null;
  } catch (error) {
    const isKnown = /unsupported image format/i.test((error as Error).message);
    return isKnown ? NO_PICTURE : DAMAGED;
  }
}
