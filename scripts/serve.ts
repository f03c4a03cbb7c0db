// Serves a built folder the way the real host does: clean addresses, 404.html with status 404, the headers of its
// `_headers`, compression, parts, validation and long caching of hashed files. `npm start` and the end-to-end tests look at the site through it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pageFrame, touchDownRules } from '../src/lib/page-frame.ts';
import { caching, forFiles } from '../src/lib/response-headers.ts';
import { listAddresses } from './lib/list-addresses.ts';
import { findLighter } from './lib/lighter-pictures.ts';
import { listen, type Listening } from './lib/listen.ts';
import { loadAsset, packAsset, type Asset } from './lib/load-asset.ts';
import { isReadingOn, offersFrame, readFrame } from './lib/pack-by-frame.ts';
import { isForPath, readHeaders } from './lib/read-headers.ts';
import { sendAsset } from './lib/send-asset.ts';

/** The path of a request, decoded; undefined when it is not valid. `%2F` stays as it is: it parts no folders. */
function readPath(target: string): string | undefined {
  try {
    return decodeURI(target.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
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
  const rules = await readHeaders(dir);
  addresses.delete('/_headers');
  const frame = await readFrame(dir).catch(() => undefined);
  const lighter = await findLighter(dir);
  const assets = new Map<string, Promise<Asset>>();

  function load(file: string): Promise<Asset> {
    const asset = assets.get(file) ?? loadAsset(file, undefined, frame);
    assets.set(file, asset);
    return asset;
  }

  function setHeaders(response: ServerResponse, path: string): void {
    response.setHeader('cache-control', caching.other);
    const isMissing = !addresses.has(path);
    const isHashed = !isMissing && path.startsWith(caching.hashedFolder);
    for (const rule of rules.filter((rule) => isForPath(rule, path))) {
      const headers = isHashed ? forFiles(rule.headers) : rule.headers;
      for (const [name, value] of headers) {
        // A file that is not there yet must not be remembered as missing for a year.
        if (!(isMissing && name === 'Cache-Control')) response.setHeader(name, value);
      }
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = readPath(request.url ?? '/');
    setHeaders(response, path ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendPlain(response, 405, 'Only GET and HEAD');
      return;
    }
    if (path === undefined) {
      sendPlain(response, 400, 'Not a valid address');
      return;
    }
    const smallest = request.headers['save-data'] === 'on' ? lighter.get(path) : undefined;
    const file = addresses.get(smallest ?? path);
    if (file) {
      const asset = await load(file);
      if (asset.bodies.dcz) {
        if (offersFrame(path, request.headers)) response.setHeader('link', pageFrame.link);
        if (isReadingOn(request.headers)) response.setHeader('speculation-rules', touchDownRules);
      }
      sendAsset(request, response, { status: 200, asset, frame });
    } else if (frame && path === pageFrame.address) {
      response.setHeader('cache-control', pageFrame.keptFor);
      response.setHeader('use-as-dictionary', pageFrame.usedFor);
      sendAsset(request, response, { status: 200, asset: await packAsset(frame.bytes, pageFrame.type) });
    } else if (notFound) {
      sendAsset(request, response, { status: 404, asset: await load(notFound) });
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
