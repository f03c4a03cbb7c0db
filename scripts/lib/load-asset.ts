import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './content-type.ts';

export type Asset = {
  type: string;
  /** Weak, because plain and compressed bytes have the same tag. */
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Reads a file as a server sends it: plain, and for text also compressed, if that is smaller. `quality` is the level of both
 * compressors: the highest is 11 for Brotli and 9 for gzip.
 */
export async function loadAsset(file: string, quality = 11): Promise<Asset> {
  const plain = await readFile(file);
  const type = contentType(file);
  // 22 letters of base64 are 132 bits, so two files do not get the same tag.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  // Only types of text have a charset (content-type.ts).
  if (!type.includes('charset')) return { type, etag, bodies: { identity: plain } };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(plain, { params }),
    compressGzip(plain, { level: Math.min(quality, 9) }),
  ]);
  return {
    type,
    etag,
    bodies: {
      identity: plain,
      ...(br.length < plain.length && { br }),
      ...(gz.length < plain.length && { gzip: gz }),
    },
  };
}
