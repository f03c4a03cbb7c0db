import { tidyAddress } from '#lib/publish/redirects.ts';
import {
  addNote,
  drawOfflinePage,
  removeSavedPages,
  isSavingRefused,
  type SavedPage,
} from '#lib/page/saved-pages.ts';
import { isHashedScript, isWholeFile, isWholePage } from './whole.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

/*
 * The service worker: visited pages open offline. If the network answers, pages come from the network. So nothing stale is shown
 * without a note, and a new worker can take over at once.
 */

// Both caches have a limit, because a cheap phone has little storage.
const PAGES = 'whole-pages';
const FILES = 'whole-files';
const maxSaved = { [PAGES]: 60, [FILES]: 120 };
const isWhole = { [PAGES]: isWholePage, [FILES]: isWholeFile };

/** The settings of a page's language: French below /fr. */
const settingsFor = (path: string) => SETTINGS[path.split('/')[1] ?? ''] ?? SETTINGS.en;

/** Saves a complete answer, and removes the oldest ones above the limit. */
async function saveWhole(name: typeof PAGES | typeof FILES, key: string, response: Response): Promise<void> {
  try {
    const whole = response.clone();
    if (!(await isWhole[name](response, key))) return;
    // The visitor may have removed and refused saved pages while this worker was still running.
    if (await isSavingRefused()) return;
    const cache = await caches.open(name);
    await cache.put(key, whole);
    const keys = await cache.keys();
    for (const old of keys.slice(0, -maxSaved[name])) await cache.delete(old);
  } catch {
    // The connection broke, or storage is full or forbidden.
  }
}

/** After this time without an answer, a saved copy is shown. */
const PATIENCE_MS = 8000;

/** The newest page is first. */
async function readSaved(): Promise<SavedPage[]> {
  const cache = await caches.open(PAGES);
  const requests = [...(await cache.keys())].reverse();
  return Promise.all(
    requests.map(async (request) => {
      const page = await cache.match(request);
      return { path: new URL(request.url).pathname, html: page ? await page.text() : '' };
    }),
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
 * The page from the network. It is saved without its query, which may contain the visitor's choices. Gives the saved copy with a
 * note if the network fails, or is silent for PATIENCE_MS. Gives the offline page if the network fails and there is no copy.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  // Tidied, because a browser would read `//booking` as another host.
  const address = tidyAddress(new URL(event.request.url).pathname);
  const copy = await caches.match(address, { cacheName: PAGES }).catch(() => undefined);
  const fresh = fetch(event.request).then((response) => {
    // A server error counts as a failed network.
    if (response.status >= 500) throw new Error();
    event.waitUntil(saveWhole(PAGES, address, response.clone()));
    // Our host answers 410 for a page that was removed. Any other error may come from a network that asks for a password.
    if (response.status === 410) event.waitUntil(caches.open(PAGES).then((cache) => cache.delete(address)));
    return response;
  });
  // The worker must run until the network answers, even if the copy is shown first.
  event.waitUntil(fresh.catch(() => undefined));
  if (!copy) return fresh.catch(() => showOffline(address));
  return Promise.race([fresh, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))]).catch(() =>
    showCopy(copy, address),
  );
}

/** The browser's cache may keep a wrong or incomplete script for a year. Such a script is requested again without that cache. */
async function fetchFile(request: Request, path: string): Promise<Response> {
  const fresh = await fetch(request);
  if (!isHashedScript(path) || (await isWholeFile(fresh.clone(), path))) return fresh;
  return fetch(path, { cache: 'reload' });
}

/**
 * A saved script with a hash in its name never changes, so it is used unless the page asks for a fresh copy. Other files are
 * requested from the network first.
 */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const copy = await caches.match(pathname, { cacheName: FILES }).catch(() => undefined);
  if (copy && isHashedScript(pathname) && request.cache !== 'reload') return copy;
  const fresh = fetchFile(request, pathname).then((response) => {
    event.waitUntil(saveWhole(FILES, pathname, response.clone()));
    return response;
  });
  return copy ? fresh.catch(() => copy) : fresh;
}

const isForPage = ({ pathname }: URL) => !/\.[^/]*$/.test(pathname);
// Recordings are requested in parts, which the worker does not handle; visitors save them with a download link.
const isForFile = ({ pathname }: URL) =>
  /^\/(?:_astro|scripts)\//.test(pathname) && !/\.(?:mp3|ogg)$/.test(pathname);

/** Saves the open pages, without a download: they are in the browser's cache. Also saves the advice in their language. */
async function saveOpenPages(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    const address = tidyAddress(new URL(url).pathname);
    await saveAhead(address, 'force-cache');
    await saveAhead(settingsFor(address).advice);
  }
}

async function saveAhead(address: string, cache: RequestCache = 'default'): Promise<void> {
  const name = address.startsWith('/scripts/') ? FILES : PAGES;
  if (await caches.match(address, { cacheName: name })) return;
  const response = await fetch(address, { cache }).catch(() => undefined);
  if (response) await saveWhole(name, address, response);
}

async function saveAllAhead(path: string): Promise<void> {
  for (const address of settingsFor(path).keep) await saveAhead(address);
}

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  // Earlier workers also saved incomplete answers, in caches with other names.
  const cleaning = removeSavedPages([PAGES, FILES]).catch(() => undefined);
  event.waitUntil(Promise.all([worker.clients.claim(), cleaning, saveOpenPages()]));
});

// Sent by a page on a good connection.
worker.addEventListener('message', (event) => {
  if (event.data === 'keep-ahead') event.waitUntil(saveAllAhead(new URL(event.source.url).pathname));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (isForPage(url)) event.respondWith(answerPage(event));
  } else if (isForFile(url)) event.respondWith(answerFile(event));
});
