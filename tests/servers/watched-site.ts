import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { DIGESTS_FILE, writeDigests } from '../../scripts/lib/digests.ts';
import { buildStamp, securityTxt, securityTxtAddress } from '../../src/integrations/host-files.ts';
import type { CheckedEntry } from '../../src/content-check/content.ts';
import { is404Page, statusOf, tidyAddress } from '../../src/lib/publish/redirects.ts';
import { caching, responseHeaders } from '../../src/lib/security/response-headers.ts';
import type { Site } from '../../src/schemas/site.ts';
import { contentType } from '../../scripts/lib/asset.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { addressOfFile } from '../../scripts/lib/map-addresses.ts';
import { watchSite } from '../../scripts/watch/watch-site.ts';
import { sampleSite } from '../support/sample-site.ts';
import { makeAuthority } from './test-authority.ts';

export const now = Date.now();

/** A site with no third party configured, so that the watch requests only the servers of these tests. */
export const watchedSite: Site = {
  ...sampleSite,
  security: { expires: '12/31/2090', languages: ['en'], policy: '' },
};
const { url } = watchedSite;

const oldAddresses = [
  { from: '/old', to: '/booking#prices' },
  // The page at /camp was removed.
  { from: '/camp', to: undefined },
];
const redirects = {
  file: 'content/redirects.yaml',
  kind: { name: 'redirects' },
  value: oldAddresses,
  body: { links: [] },
};

export type Files = Map<string, string>;

const page = (address: string, words: string) =>
  `<!doctype html><html lang="en"><head><link rel="canonical" href="${url}${address}"></head><body>${words}</body></html>\n`;

/** A map from path to text: the files of a small site, as a build writes them. */
export function buildSmallSite(change: (files: Files) => void = () => undefined): Files {
  const files: Files = new Map([
    ['/index.html', page('/', '<a href="https://give.example">Donate</a>')],
    ['/booking.html', page('/booking', 'Malaria test GH₵ 50.00 <img src="/_astro/van.1.webp" alt="">')],
    ['/donate.html', page('/donate', 'Give')],
    ['/fr.html', page('/fr', 'Bonjour')],
    ['/fr/404.html', '<!doctype html><html lang="fr"><body>Rien ici</body></html>\n'],
    ['/communities/kumasi.html', page('/communities/kumasi', 'Kumasi')],
    ['/404.html', '<!doctype html><html lang="en"><body>Not here</body></html>\n'],
    ['/not-found.html', '<!doctype html><html lang="en"><body>Not found</body></html>\n'],
    ['/_astro/picker.1.js', 'pick()'],
    ['/_astro/van.1.webp', 'RIFF and a van'],
    ['/worker.js', 'keep()'],
    ['/communities.json', '[]'],
    ['/rss.xml', '<rss/>'],
    ['/robots.txt', 'User-agent: *\nDisallow:\n'],
    ['/build.txt', buildStamp(now, 'abc123')],
    [securityTxtAddress, securityTxt(watchedSite) ?? ''],
  ]);
  change(files);
  return files;
}

/** The files, and the list of digests that a build adds to them. */
async function publish(files: Files): Promise<Files> {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  for (const [path, text] of files) {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, text);
  }
  await writeDigests(folder);
  const paths = [...files.keys(), DIGESTS_FILE];
  const published = new Map(paths.map((path) => [path, readFileSync(folder + path, 'utf8')]));
  rmSync(folder, { recursive: true });
  return published;
}

export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The answer of a host without faults to a request for the path `requested`. */
function findAnswer(files: Files, asked: string): Sent {
  const [requested = '', query] = decodeURI(asked).split('?', 2);
  const all = Object.fromEntries(responseHeaders(watchedSite));
  const old = oldAddresses.find(({ from }) => from === requested);
  const redirect = { ...all, Location: old?.to ?? '' };
  if (old?.to) return { status: 301, headers: redirect, body: Buffer.alloc(0) };
  const right = tidyAddress(requested);
  const isPage = files.has(`${right}.html`) || right === '/';
  if (isPage && requested !== right)
    return {
      status: 301,
      headers: { ...all, Location: right + (query ? `?${query}` : '') },
      body: Buffer.alloc(0),
    };
  const path = [requested, `${requested}.html`, `${requested}index.html`].find((each) => files.has(each));
  const missing = requested.startsWith('/fr/') ? '/fr/404.html' : '/404.html';
  const name = path === undefined || is404Page(addressOfFile(path)) ? missing : path;
  const foundStatus = name === path ? statusOf(requested) : 404;
  const status = old ? 410 : foundStatus;
  const isHashed = name.startsWith(caching.hashedFolder);
  const kept = isHashed ? caching.hashed : caching.other;
  const headers = { ...all, 'Content-Type': contentType(name), 'Cache-Control': kept };
  return { status, headers, body: Buffer.from(files.get(name) ?? '') };
}

const folder = mkdtempSync(join(tmpdir(), 'watched-'));
const { ca, certify } = makeAuthority(folder);
setDefaultCACertificates([...getCACertificates(), ca.toString()]);
const { key, chain } = certify('localhost');
const certificate = { key: readFileSync(key), cert: readFileSync(chain) };
rmSync(folder, { recursive: true });

/** Changes `sent`, the answer for `path`, usually to plant a fault. `count` is the number of requests so far. */
export type Plant = (path: string, sent: Sent, count: number, asked: IncomingHttpHeaders) => void;

export interface Host {
  files?: Files;
  /** A later build. `isThere` says whether a file is already replaced: a deploy replaces one file after the other. */
  next?: { files: Files; isThere: (path: string, count: number) => boolean };
  plant?: Plant;
  /** What the host does over http. By default it redirects to https. */
  overHttp?: 'answers' | 'hangs up';
  entries?: readonly CheckedEntry[];
  addresses?: readonly string[];
  site?: Site;
  /** The watch knows only the host's own list of digests, not that of the published build. */
  isAlone?: true;
  withLinks?: boolean;
  /** When the site is watched, in milliseconds since 1970. */
  at?: number;
}

/** What the watch reports for a host. */
export async function watch({
  files = buildSmallSite(),
  next,
  plant,
  overHttp,
  entries = [],
  addresses = [],
  site,
  isAlone,
  withLinks = true,
  at = now,
}: Host) {
  const published = await publish(files);
  const later = next && (await publish(next.files));
  const list = JSON.parse((later ?? published).get(DIGESTS_FILE) ?? '') as Record<string, string>;
  let count = 0;
  const secure = createSecureServer(certificate, (request, response) => {
    const path = request.url ?? '/';
    count += 1;
    const sent = findAnswer(later && next?.isThere(path, count) ? later : published, path);
    plant?.(path, sent, count, request.headers);
    response.writeHead(sent.status, sent.headers).end(sent.body);
  });
  const running = await listen(secure as never, 0);
  const origin = running.origin.replace('http:', 'https:');
  const plain = await listen(
    createServer(({ url: path = '', socket }, response) => {
      if (overHttp === 'hangs up') socket.destroy();
      else if (overHttp === 'answers') response.end();
      else response.writeHead(301, { location: origin + path }).end();
    }),
    0,
  );
  onTestFinished(() => Promise.all([running.close(), plain.close()]).then(() => undefined));
  return watchSite({
    origin,
    unencryptedOrigin: plain.origin,
    site: site ?? watchedSite,
    entries: [redirects as unknown as CheckedEntry, ...entries],
    addresses,
    published: isAlone ? undefined : new Map(Object.entries(list)),
    withLinks,
    now: at,
    pauseMs: 10,
  });
}

/** The texts of the blockers that the watch reports for a host. */
export async function blame(host: Host): Promise<string[]> {
  const items = await watch(host);
  return items.flatMap(({ group, text, isBlocking }) => (isBlocking ? [`${group}: ${text}`] : []));
}
