import { posix } from 'node:path';
import sharp from 'sharp';
import { explainPicturePath } from '#schemas/media.ts';
import { type Content, type PictureFault } from '../content.ts';
import { findNearestName } from '../fields/did-you-mean.ts';
import { problemAtFile, type Problem } from '../problem.ts';

export const MAX_ALT_LETTERS = 140;

/** A message about the alt text of a picture; null if it is fine. */
export function checkAlt(alt: string): string | null {
  const words = alt.trim();
  if (words === '')
    return 'describe the picture for people who cannot see it, between the brackets: ![A van under a tree](./1.jpg)';
  if (/\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(words) || /^(?:IMG|DSC|PXL|WA)[-_]?\d/i.test(words))
    return `"${words}" is the name of a file. Describe what the picture shows, as in: A van under a tree`;
  if (/^(?:an? )?(?:image|picture|photo|photograph|foto|img|alt)\.?$/i.test(words))
    return `"${words}" says nothing. Describe what the picture shows, as in: A van under a tree`;
  if (/^(?:an? |the )?(?:image|picture|photo(?:graph)?) of\b/i.test(words))
    return `a screen reader says "picture" already. Leave out "${/^.* of\b/i.exec(words.slice(0, 20))?.[0] ?? ''}" and begin with what it shows`;
  if (words.length > MAX_ALT_LETTERS)
    return `this is ${words.length} letters long. Shorten this to at most ${MAX_ALT_LETTERS} letters`;
  return null;
}

/** `files` are all files of content/. */
function findPicture(
  entryFile: string,
  path: string,
  files: ReadonlySet<string>,
): { file: string } | { message: string } {
  const wrongPath = explainPicturePath(path);
  if (wrongPath) return { message: wrongPath };
  const file = posix.normalize(posix.join(posix.dirname(entryFile), path));
  if (!file.startsWith('content/'))
    return { message: 'a picture must be in the folder content. Upload it beside this file' };
  if (files.has(file)) return { file };

  const otherCase = [...files].find((each) => each.toLowerCase() === file.toLowerCase());
  const pathFromEntry = (picture: string) => {
    const relative = posix.relative(posix.dirname(entryFile), picture);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  if (otherCase)
    return { message: `there is no ${path}. Capital letters count: write ${pathFromEntry(otherCase)}` };
  const sameFolder = [...files].filter((each) => posix.dirname(each) === posix.dirname(file));
  const near = findNearestName(
    posix.basename(file),
    sameFolder.map((each) => posix.basename(each)),
  );
  const help = near
    ? `Did you mean "${pathFromEntry(posix.join(posix.dirname(file), near))}"?`
    : 'Upload the picture beside this file, or correct its name';
  return { message: `there is no ${path}. ${help}` };
}

/** A bad picture that no entry uses is reported at its own file. */
export function checkPictures({ entries, translations, files, badPictures }: Content): Problem[] {
  const reported = new Set<string>();
  const problems = [...entries, ...translations].flatMap(({ file: entryFile, pictures }) =>
    pictures.flatMap(({ target, line, column, field }): Problem[] => {
      const found = findPicture(entryFile, target, files);
      const place = { file: entryFile, line, column, field };
      if ('message' in found) return [{ ...place, message: found.message }];
      const fault = badPictures.get(found.file);
      if (!fault) return [];
      reported.add(found.file);
      return [{ ...place, ...fault, message: `${target}: ${fault.message}` }];
    }),
  );
  const unreported = [...badPictures].filter(([file]) => !reported.has(file));
  return [...problems, ...unreported.map(([file, fault]) => ({ ...problemAtFile(file, ''), ...fault }))];
}

// What GitHub takes in a browser. The build makes small copies; the original stays in the repository for ever.
const MAX_PICTURE_BYTES = 25_000_000;
const HEAVY_PICTURE_BYTES = 8_000_000;
// Phones make pictures with 12,000 pixels.
const MAX_SIDE = 16_000;
// A smaller picture is a thumbnail, and looks blurred on every page.
const MIN_LONGER_SIDE = 200;
const MIN_SHORTER_SIDE = 16;

// The formats as sharp names them.
const formatByExtension: Record<string, string> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};
const NOT_A_PICTURE = 'this file is not a picture that can be shown. Save it as JPEG and upload it again';
const HOW_TO_SHRINK = 'Make it smaller before you upload it, for example 2000 pixels wide, saved as JPEG';

const megabytes = (bytes: Uint8Array) => (bytes.length / 1e6).toFixed(1);

/** The first box of a picture of an iPhone names one of these brands. sharp cannot read each of these files. */
const HEIC = /^.{4}ftyp.*?hei[cxms]/s;
const isHeic = (bytes: Uint8Array) => HEIC.test(Buffer.from(bytes.subarray(0, 40)).toString('latin1'));

export async function checkPicture(name: string, bytes: Uint8Array): Promise<PictureFault | null> {
  const fault = (message: string) => ({ message });
  const remark = (message: string) => ({ message, isWarning: true as const });
  if (bytes.length === 0) return fault('the picture is empty. Upload it again');
  // An SVG drawing begins with <. So does a web page that was saved instead of its picture.
  if (/^(?:\uFEFF)?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString())) return fault(NOT_A_PICTURE);
  if (bytes.length > MAX_PICTURE_BYTES)
    return fault(
      `the picture has ${megabytes(bytes)} MB, and at most ${MAX_PICTURE_BYTES / 1e6} are allowed. ${HOW_TO_SHRINK}`,
    );
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (isHeic(bytes))
    return fault(
      `this is not a ${extension.toUpperCase()} picture but one of an iPhone (HEIC). Save it as JPEG`,
    );
  try {
    // sharp's own limit is off, so that editors read our message about too many pixels.
    const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: false });
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (format !== formatByExtension[extension])
      return fault(
        `this is not a ${extension.toUpperCase()} picture but a ${format.toUpperCase()} one. Save it as JPEG, or give it the right name`,
      );
    const size = `${width} x ${height} pixels`;
    if (Math.max(width, height) > MAX_SIDE)
      return fault(`the picture has ${size}, and at most ${MAX_SIDE} are allowed. ${HOW_TO_SHRINK}`);
    if (Math.min(width, height) < MIN_SHORTER_SIDE || Math.max(width, height) < MIN_LONGER_SIDE)
      return fault(`the picture has only ${size}. Upload a larger one, for example 2000 pixels wide`);
    // Decoding the whole picture finds a file that was cut off.
    await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    if (pages > 1)
      return remark('this picture moves, and the site shows only its first frame. Choose a still picture');
    const heavy = `the picture has ${megabytes(bytes)} MB. Visitors get a small copy, but the project stays so heavy for ever. ${HOW_TO_SHRINK}`;
    return bytes.length < HEAVY_PICTURE_BYTES ? null : remark(heavy);
  } catch (error) {
    // sharp throws only Error objects.
    const isOtherFormat = /unsupported image format/i.test((error as Error).message);
    return fault(
      isOtherFormat
        ? NOT_A_PICTURE
        : 'the picture is damaged, perhaps cut off during the upload. Upload it again',
    );
  }
}
