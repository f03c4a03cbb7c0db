import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { caching, forFiles } from '../src/lib/security/response-headers.ts';
import {
  GONE,
  findMoved,
  isMissing,
  languagesWithMissing,
  missingAt,
  parseRedirects,
  statusOf,
  tidyAddress,
  withQuery,
} from '../src/lib/publish/redirects.ts';
import { listAddresses } from './lib/list-addresses.ts';
import { listen, type Listening } from './lib/listen.ts';
import { loadAsset, type Asset } from './lib/load-asset.ts';
import { sendAsset } from './lib/send-asset.ts';

type ServerOptions = {
  dir: string;
  port: number;
  /** How hard to compress, as Brotli counts it (1 to 11). Without it as a good host does. */
  quality?: number;
};
type HeaderRule = { path: string; headers: [name: string, value: string][] };

/** The rules of `_headers` in a built folder, in order; none where there is no such file. */
async function readHeaders(dir: string): Promise<HeaderRule[]> {
  const text = await readFile(join(dir, '_headers'), 'utf8').catch(() => '');
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.trim() !== '') rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** Whether a rule applies to the path: `*` at its end matches anything. */
function isForPath({ path: rule }: HeaderRule, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
}

/** The path of a request, decoded; undefined when it is not valid. `%2F` stays as it is: it does not separate folders. */
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
 * Serves the built folder `dir` at `port` (0 takes a free one) on this computer, the way the real host does: one address a page,
 * 404.html with status 404, the headers of its `_headers`, the old addresses of its `_redirects`, compression, parts, validation
 * and long caching of hashed files. `npm start` and the end-to-end tests look at the site through it. The folder is listed once,
 * at the start, and a request can only name an entry of that list: no request path ever reaches the file system.
 */
export async function startServer({ dir, port, quality }: ServerOptions): Promise<Listening> {
  const addresses = await listAddresses(dir);
  const missing = new Map([...addresses].filter(([address]) => isMissing(address)));
  const tags = languagesWithMissing(missing.keys());
  for (const address of missing.keys()) addresses.delete(address);
  const rules = await readHeaders(dir);
  const moved = parseRedirects(await readFile(join(dir, '_redirects'), 'utf8').catch(() => ''));
  for (const name of ['/_headers', '/_redirects']) addresses.delete(name);
  const assets = new Map<string, Promise<Asset>>();

  function load(file: string): Promise<Asset> {
    const asset = assets.get(file) ?? loadAsset(file, quality);
    assets.set(file, asset);
    return asset;
  }

  function setHeaders(response: ServerResponse, path: string): void {
    response.setHeader('cache-control', caching.other);
    const isThere = addresses.has(path);
    const isHashed = isThere && path.startsWith(caching.hashedFolder);
    for (const { headers } of rules.filter((rule) => isForPath(rule, path))) {
      for (const [name, value] of isHashed ? forFiles(headers) : headers) {
        // A file that is not there yet must not be remembered as missing for a year.
        if (isThere || name !== 'Cache-Control') response.setHeader(name, value);
      }
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Proxies may ask with the whole address.
    const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*/i, '') || '/';
    const path = readPath(target);
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
    const [asked = ''] = target.split('?', 1);
    const right = tidyAddress(path);
    const isPage = addresses.get(right)?.endsWith('.html');
    const file = addresses.get(path);
    const old = isPage ? undefined : findMoved(moved, path);
    const gone = old && !old.to ? addresses.get(GONE) : undefined;
    if (isPage && asked !== right) {
      response.writeHead(301, { location: right + target.slice(asked.length) }).end();
    } else if (old?.to) {
      response.writeHead(301, { location: withQuery(old.to, target.slice(asked.length)) }).end();
    } else if (gone) {
      sendAsset(request, response, { status: 410, asset: await load(gone) });
    } else if (file) {
      sendAsset(request, response, { status: statusOf(path), asset: await load(file) });
    } else {
      const notFound = missing.get(missingAt(path, tags));
      if (notFound) sendAsset(request, response, { status: 404, asset: await load(notFound) });
      else sendPlain(response, 404, 'Not found');
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
