import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asset } from './load-asset.ts';

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
 * The part that a Range header asks for, in a body of `length` bytes. 'outside' if the body has no such part. Undefined if the
 * whole body must be sent, because the header has no range, several ranges or an invalid range.
 */
function readRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // `bytes=-500` asks for the last 500 bytes.
  const isSuffix = from === '';
  const first = isSuffix ? Math.max(0, length - Number(to)) : Number(from);
  const hasLast = !isSuffix && to !== '';
  const requestedLast = hasLast ? Number(to) : Infinity;
  if (requestedLast < first) return undefined;
  const last = Math.min(requestedLast, length - 1);
  return first > last ? 'outside' : { first, last };
}

function isUnchanged(request: IncomingMessage, etag: string): boolean {
  // The comparison ignores W/, because If-None-Match also accepts weak tags (RFC 9110).
  const knownTags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return knownTags?.some((tag) => tag === '*' || tag === etag.replace(/^W\//, '')) ?? false;
}

/** Returns false if the whole file must be sent, as with If-Range: it needs a strong tag, and ours are weak (load-asset.ts). */
function sendPart(request: IncomingMessage, response: ServerResponse, { type, bodies }: Asset): boolean {
  const whole = bodies.identity;
  const range = readRange(request.headers.range, whole.length);
  if (!range || request.headers['if-range']) return false;
  if (range === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${whole.length}` }).end();
    return true;
  }
  const part = whole.subarray(range.first, range.last + 1);
  response.setHeader('content-range', `bytes ${range.first}-${range.last}/${whole.length}`);
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
  if (status === 200 && isUnchanged(request, asset.etag)) {
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
