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
 * Sends the part that a player asks for. Returns false if the whole file must be sent: no player asks for several parts or for the
 * last bytes, and If-Range needs a strong tag, but ours are weak (load-asset.ts).
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
