import { tidyAddress } from '#lib/publish/redirects.ts';
import {
  addNote,
  drawOfflinePage,
  forgetKeptPages,
  isKeepingRefused,
  type SavedPage,
} from '#lib/page/saved-pages.ts';
import { isHashedScript, isWholeFile, isWholePage } from './whole.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

/*
 * The service worker: what was visited opens without a connection. Pages come from the network whenever it answers, so
 * nothing stale is shown unsaid, and a new worker can take over at once.
 */

// What it keeps on the device. Both are bounded: a cheap phone has little room.
const PAGES = 'whole-pages';
const FILES = 'whole-files';
const most = { [PAGES]: 60, [FILES]: 120 };
const isWhole = { [PAGES]: isWholePage, [FILES]: isWholeFile };

/** What holds in the language of a page: French below /fr. */
const settingsFor = (path: string) => SETTINGS[path.split('/')[1] ?? ''] ?? SETTINGS.en;

/** Keeps an answer of ours as the newest, once all of it is here; the oldest go when there are too many. A full device keeps what it has. */
async function keep(name: typeof PAGES | typeof FILES, key: string, response: Response): Promise<void> {
  try {
    const whole = response.clone();
    if (!(await isWhole[name](response, key))) return;
    // It may still be at work for a page that was open when the visitor removed everything.
    if (await isKeepingRefused()) return;
    const cache = await caches.open(name);
    await cache.put(key, whole);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - most[name]))) await cache.delete(old);
  } catch {
    // The line broke, there is no room, or it is not allowed.
  }
}

/** How long a line may be silent before a saved copy is shown instead, in milliseconds. */
const PATIENCE = 8000;

async function readSaved(): Promise<SavedPage[]> {
  const cache = await caches.open(PAGES);
  const requests = [...(await cache.keys())].reverse();
  return Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url).pathname,
      html: (await (await cache.match(request))?.text()) ?? '',
    })),
  );
}

async function showCopy(copy: Response, path: string): Promise<Response> {
  const savedAt = new Date(copy.headers.get('date') ?? Date.now());
  return new Response(addNote(await copy.text(), settingsFor(path), savedAt), copy);
}

async function showOffline(path: string): Promise<Response> {
  return new Response(drawOfflinePage(await readSaved(), settingsFor(path)), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/**
 * The page from the network, which is kept without its query: what somebody chose stays out. When the line fails, or says
 * nothing for too long, the saved copy with a note; for a page never opened, one that tells what can be done.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  // However it was written: `//booking` alone would name another site.
  const address = tidyAddress(new URL(event.request.url).pathname);
  const copy = await caches.match(address, { cacheName: PAGES }).catch(() => undefined);
  const fresh = fetch(event.request).then((response) => {
    if (response.status >= 500) throw new Error(String(response.status));
    event.waitUntil(keep(PAGES, address, response.clone()));
    // We took it away. Any other answer may be that of a wireless network which wants a password first.
    if (response.status === 410) event.waitUntil(caches.open(PAGES).then((cache) => cache.delete(address)));
    return response;
  });
  event.waitUntil(fresh.catch(() => undefined));
  if (!copy) return fresh.catch(() => showOffline(address));
  const silence = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  return Promise.race([fresh, silence]).catch(() => showCopy(copy, address));
}

/** What the browser keeps of a script may be wrong for a year: it is asked for again, past that. */
async function fetchFile(request: Request, path: string): Promise<Response> {
  const fresh = await fetch(request);
  if (!isHashedScript(path) || (await isWholeFile(fresh.clone(), path))) return fresh;
  return fetch(path, { cache: 'reload' });
}

/**
 * A script with a hash in its name never changes: what is kept is as good as new, except for a page that asks past it. Other files,
 * of which nobody knows that they are right, are asked for first.
 */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const copy = await caches.match(pathname, { cacheName: FILES }).catch(() => undefined);
  if (copy && isHashedScript(pathname) && request.cache !== 'reload') return copy;
  const fresh = fetchFile(request, pathname).then((response) => {
    event.waitUntil(keep(FILES, pathname, response.clone()));
    return response;
  });
  return copy ? fresh.catch(() => copy) : fresh;
}

/** Whether an address is a page, not a file. */
const isForPage = ({ pathname }: URL) => !/\.[^/]*$/.test(pathname);
// A recording comes in parts, by the browser's own hand; it is kept only by those who press for it.
const isForFile = ({ pathname }: URL) =>
  /^\/(?:_astro|scripts)\//.test(pathname) && !/\.(?:mp3|ogg)$/.test(pathname);

/** The pages that are open now, from the browser's own memory: it costs nothing. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    const address = tidyAddress(new URL(url).pathname);
    await fetchAhead(address, 'force-cache');
    await fetchAhead(settingsFor(address).advice);
  }
}

async function fetchAhead(address: string, cache: RequestCache = 'default'): Promise<void> {
  const name = address.startsWith('/scripts/') ? FILES : PAGES;
  if (await caches.match(address, { cacheName: name })) return;
  const response = await fetch(address, { cache }).catch(() => undefined);
  if (response) await keep(name, address, response);
}

async function keepAhead(path: string): Promise<void> {
  for (const address of settingsFor(path).keep) await fetchAhead(address);
}

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  // Earlier workers kept whatever came, in caches of other names.
  const clean = forgetKeptPages([PAGES, FILES]).catch(() => undefined);
  event.waitUntil(Promise.all([worker.clients.claim(), clean, keepOpenPages()]));
});

// A page says so when its connection is good.
worker.addEventListener('message', (event) => {
  if (event.data === 'keep-ahead') event.waitUntil(keepAhead(new URL(event.source.url).pathname));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (isForPage(url)) event.respondWith(answerPage(event));
  } else if (isForFile(url)) event.respondWith(answerFile(event));
});
