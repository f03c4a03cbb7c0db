import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Only files whose type has a charset are compressed. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export function contentType(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

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

/** `br;q=0` means that a request does not accept Brotli. */
function chooseEncoding(acceptEncoding: string | undefined): keyof Asset['bodies'] {
  const accepted = new Set<string>();
  for (const offer of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding)) ?? 'identity';
}

/**
 * Sends the part that a player asks for. Returns false if the whole file must be sent: no player asks for several parts or for the
 * last bytes, and If-Range needs a strong tag, but ours are weak.
 */
function sendPart({ headers }: IncomingMessage, response: ServerResponse, { type, bodies }: Asset): boolean {
  const whole = bodies.identity;
  const [range, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!range || headers['if-range']) return false;
  const first = Number(from);
  const part = whole.subarray(first, to ? Number(to) + 1 : whole.length);
  if (part.length === 0) {
    response.writeHead(416, { 'content-range': `bytes */${whole.length}` }).end();
    return true;
  }
  response.setHeader('content-range', `bytes ${first}-${first + part.length - 1}/${whole.length}`);
  response.writeHead(206, { 'content-type': type, 'content-length': part.length }).end(part);
  return true;
}

export function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  { status, asset }: { status: 200 | 404 | 410; asset: Asset },
): void {
  response.setHeader('etag', asset.etag);
  // A part is never compressed, so it can be larger than the whole compressed file. Compressible files therefore offer no parts.
  if (asset.bodies.br) response.setHeader('vary', 'accept-encoding');
  else response.setHeader('accept-ranges', 'bytes');
  if (status === 200 && request.headers['if-none-match'] === asset.etag) {
    response.writeHead(304).end();
    return;
  }
  if (status === 200 && sendPart(request, response, asset)) return;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = asset.bodies[encoding] ?? asset.bodies.identity;
  if (body !== asset.bodies.identity) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-type': asset.type, 'content-length': body.length });
  // Node sends no body to HEAD.
  response.end(body);
}
