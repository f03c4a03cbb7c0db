import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { caching } from '../src/lib/security/response-headers.ts';
import {
  GONE_PAGE,
  findRedirect,
  is404Page,
  languagesWith404Page,
  find404Page,
  parseRedirects,
  statusOf,
  tidyAddress,
  withQuery,
} from '../src/lib/publish/redirects.ts';
import { loadAsset, sendAsset, type Asset } from './lib/asset.ts';
import { mapAddresses } from './lib/map-addresses.ts';
import { listen, type Listening } from './lib/listen.ts';

type ServerOptions = { dir: string; port: number; quality?: number };
type HeaderRule = { pattern: string; headers: [name: string, value: string][] };

/** A rule of `_headers` is a line with a pattern, and indented lines with its headers. */
async function readHeaderRules(dir: string): Promise<HeaderRule[]> {
  const text = await readFile(join(dir, '_headers'), 'utf8').catch(() => '');
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.trim() !== '') rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

function isForPath({ pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** `%2F` stays, because it does not separate folders. */
function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURI(rawPath);
  } catch {
    return undefined;
  }
}

function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** Reads a built folder once. Requests only choose from it: no path opens other files. */
async function readSite(dir: string) {
  const addresses = await mapAddresses(dir);
  const pages404 = new Map([...addresses].filter(([address]) => is404Page(address)));
  // Hosts do not serve these files at their own addresses.
  for (const address of [...pages404.keys(), '/_headers', '/_redirects']) addresses.delete(address);
  const redirectsText = await readFile(join(dir, '_redirects'), 'utf8').catch(() => '');
  return {
    addresses,
    pages404,
    languagesWith404: languagesWith404Page(pages404.keys()),
    headerRules: await readHeaderRules(dir),
    oldAddresses: parseRedirects(redirectsText),
  };
}

type BuiltSite = Awaited<ReturnType<typeof readSite>>;

function setHeaders(response: ServerResponse, path: string, { addresses, headerRules }: BuiltSite): void {
  response.setHeader('cache-control', caching.other);
  const exists = addresses.has(path);
  for (const { headers } of headerRules.filter((rule) => isForPath(rule, path))) {
    for (const [name, value] of headers) {
      // Browsers must not remember for a year that a file is missing.
      if (exists || name !== 'Cache-Control') response.setHeader(name, value);
    }
  }
}

type FoundAnswer = { location: string } | { status: 200 | 404 | 410; file: string | undefined };

/** `rawPath` is `path` before decoding; `query` is what follows it, from `?` or `#` on. */
function findAnswer(site: BuiltSite, path: string, rawPath: string, query: string): FoundAnswer {
  const { addresses, pages404, oldAddresses, languagesWith404 } = site;
  const canonical = tidyAddress(path);
  const isPage = addresses.get(canonical)?.endsWith('.html');
  if (isPage && rawPath !== canonical) return { location: canonical + query };
  // A page wins over a redirect from its address.
  const redirect = isPage ? undefined : findRedirect(oldAddresses, path);
  if (redirect?.to) return { location: withQuery(redirect.to, query) };
  if (redirect && addresses.has(GONE_PAGE)) return { status: 410, file: addresses.get(GONE_PAGE) };
  const file = addresses.get(path);
  // The pages /not-found and /gone exist, but their status is 404 and 410.
  if (file) return { status: statusOf(path), file };
  return { status: 404, file: pages404.get(find404Page(path, languagesWith404)) };
}

/** Serves the built folder `dir` like a real host. Port 0 means any free port. `quality` is the level of compression (1 to 11). */
export async function startServer({ dir, port, quality }: ServerOptions): Promise<Listening> {
  const site = await readSite(dir);
  const assets = new Map<string, Promise<Asset>>();

  function load(file: string): Promise<Asset> {
    const asset = assets.get(file) ?? loadAsset(file, quality);
    assets.set(file, asset);
    return asset;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A proxy may send the whole address, with scheme and host.
    const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*/i, '') || '/';
    const [rawPath = ''] = target.split(/[?#]/, 1);
    const path = decodePath(rawPath);
    // An invalid path gets the headers of `/`, because errors need the security headers too.
    setHeaders(response, path ?? '/', site);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendPlain(response, 405, 'Only GET and HEAD');
    }
    if (path === undefined) return sendPlain(response, 400, 'Not a valid address');
    const found = findAnswer(site, path, rawPath, target.slice(rawPath.length));
    if ('location' in found) response.writeHead(301, { location: found.location }).end();
    else if (found.file)
      sendAsset(request, response, { status: found.status, asset: await load(found.file) });
    else sendPlain(response, 404, 'Not found');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      sendPlain(response, 500, 'This file cannot be read');
    });
  });
  return listen(server, port);
}
