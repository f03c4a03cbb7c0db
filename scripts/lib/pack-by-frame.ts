import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { pageFrame } from '../../src/lib/page-frame.ts';

export interface Frame {
  bytes: Buffer;
  /** Base64 of its SHA-256, as browsers name it in Available-Dictionary. */
  hash: string;
}

/** The frame of a built site. */
export async function readFrame(site: string): Promise<Frame> {
  const bytes = await readFile(join(site, pageFrame.madeOf));
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64') };
}

// A frame of zstd's that readers skip, 32 bytes long: there stands which dictionary is meant (RFC 9842, 5).
const BEGINNING = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const HARDEST = 19;

/** A page as `dcz`: zstd with the frame as dictionary. */
export function packByFrame(page: Buffer, frame: Frame): Buffer {
  const packed = zstdCompressSync(page, {
    dictionary: frame.bytes,
    params: { [constants.ZSTD_c_compressionLevel]: HARDEST, [constants.ZSTD_c_checksumFlag]: 0 },
  });
  return Buffer.concat([BEGINNING, Buffer.from(frame.hash, 'base64'), packed]);
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether somebody comes from another page of ours, and does not save data. */
export function isReadingOn(headers: Headers): boolean {
  return (
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    !headers['save-data']
  );
}

/** Whether a page offers the frame: to who reads on and has none yet. */
export function offersFrame(path: string, headers: Headers): boolean {
  const isWithheld = pageFrame.withheld.some((withheld) => withheld === path);
  return !isWithheld && isReadingOn(headers) && !headers['available-dictionary'];
}
