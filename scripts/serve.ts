// Serves a built folder the way the real host does: clean addresses, 404.html with status 404, compression,
// validation and long caching of hashed files. `npm start` and the end-to-end tests look at the site through it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { chooseEncoding } from './lib/choose-encoding.ts';
import { listAddresses } from './lib/list-addresses.ts';
import { listen, type Listening } from './lib/listen.ts';
import { loadAsset, type Asset } from './lib/load-asset.ts';

type Found = { status: 200 | 404; asset: Asset; isHashed: boolean };

const FOREVER = 'public, max-age=31536000, immutable';

/** The path of a request, decoded; undefined when it is not valid. `%2F` stays as it is: it parts no folders. */
function readPath(target: string): string | undefined {
  try {
    return decodeURI(target.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === '*' || tag === etag.replace(/^W\//, '')) ?? false;
}

function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

function send(request: IncomingMessage, response: ServerResponse, { status, asset, isHashed }: Found): void {
  response.setHeader('cache-control', isHashed ? FOREVER : 'no-cache');
  response.setHeader('etag', asset.etag);
  response.setHeader('vary', 'accept-encoding');
  if (status === 200 && isUnchanged(request, asset.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const compressed = asset.bodies[encoding];
  const body = compressed ?? asset.bodies.identity;
  if (compressed && encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-type': asset.type, 'content-length': body.length });
  // To HEAD, Node sends the headers only.
  response.end(body);
}

/**
 * Serves `dir` at `port` (0 takes a free one) on this computer. The folder is listed once, at the start, and a
 * request can only name an entry of that list: no request path ever reaches the file system.
 */
export async function startServer({ dir, port }: { dir: string; port: number }): Promise<Listening> {
  const addresses = await listAddresses(dir);
  const notFound = addresses.get('/404');
  // The answer to unknown addresses has none of its own, or it would be a page with status 200.
  addresses.delete('/404');
  const assets = new Map<string, Promise<Asset>>();

  function load(file: string): Promise<Asset> {
    const asset = assets.get(file) ?? loadAsset(file);
    assets.set(file, asset);
    return asset;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendPlain(response, 405, 'Only GET and HEAD');
      return;
    }
    const path = readPath(request.url ?? '/');
    if (path === undefined) {
      sendPlain(response, 400, 'Not a valid address');
      return;
    }
    const file = addresses.get(path);
    if (file) {
      send(request, response, {
        status: 200,
        asset: await load(file),
        isHashed: path.startsWith('/_astro/'),
      });
    } else if (notFound) {
      send(request, response, { status: 404, asset: await load(notFound), isHashed: false });
    } else {
      sendPlain(response, 404, 'Not found');
    }
  }

  return listen(
    createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        sendPlain(response, 500, 'This file cannot be read');
      });
    }),
    port,
  );
}
