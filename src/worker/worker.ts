import { tidyAddress } from '#lib/publish/redirects.ts';
import {
  addNote,
  drawOfflinePage,
  removeSavedPages,
  isSavingRefused,
  type SavedPage,
} from '#lib/page/saved-pages.ts';
import {
  isHashedScript,
  isWholeFile,
  isWholePage,
  kindOfRequest,
  listSurplus,
  maxFiles,
  maxPages,
  usesCopyFirst,
} from './rules.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

/*
 * The service worker: visited pages open offline. If the network answers, pages come from the network. So nothing stale is shown
 * without a note, and a new worker can take over at once.
 */

const PAGES = 'whole-pages';
const FILES = 'whole-files';
const maxSaved = { [PAGES]: maxPages, [FILES]: maxFiles };
const isWhole = { [PAGES]: isWholePage, [FILES]: isWholeFile };

/** The settings of a page's language: French below /fr. pages/worker.js.ts writes SETTINGS before this script. */
const settingsFor = (path: string) =>
  SETTINGS.find(({ language }) => language === path.split('/')[1]) ?? SETTINGS[0];

/** Undefined if nothing is saved, or if storage is forbidden. */
const findSaved = (cacheName: string, path: string) =>
  caches.match(path, { cacheName }).catch(() => undefined);

async function saveWhole(name: typeof PAGES | typeof FILES, path: string, response: Response): Promise<void> {
  try {
    const unread = response.clone();
    if (!isWhole[name](response, await response.text(), path)) return;
    // This worker may still run after the visitor refused saved pages.
    if (await isSavingRefused()) return;
    const cache = await caches.open(name);
    await cache.put(path, unread);
    for (const old of listSurplus(await cache.keys(), maxSaved[name])) await cache.delete(old);
  } catch {
    // The connection broke, or storage is full or forbidden.
  }
}

const PATIENCE_MS = 8000;

/** The newest first. */
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
 * The page from the network. It is saved under its address without the query, which may contain the visitor's choices. If the
 * network fails or is silent for PATIENCE_MS, the saved copy appears with a note. Without a copy, a failure gives the offline page.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  // Without tidyAddress(), the cache would take `//booking` for the host `booking`.
  const address = tidyAddress(new URL(event.request.url).pathname);
  const copy = await findSaved(PAGES, address);
  const fresh = fetch(event.request).then((response) => {
    // A server error counts as a failed network.
    if (response.status >= 500) throw new Error();
    event.waitUntil(saveWhole(PAGES, address, response.clone()));
    // Our host answers 410 for a removed page. Other errors may come from a network's sign-in page, so the copy stays.
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

/** The HTTP cache may keep a wrong or incomplete script for a year. Such a script is requested again without the HTTP cache. */
async function fetchFile(request: Request, path: string): Promise<Response> {
  const fresh = await fetch(request);
  if (!isHashedScript(path) || isWholeFile(fresh, await fresh.clone().text(), path)) return fresh;
  return fetch(path, { cache: 'reload' });
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const copy = await findSaved(FILES, pathname);
  if (copy && usesCopyFirst(pathname, request.cache)) return copy;
  const fresh = fetchFile(request, pathname).then((response) => {
    event.waitUntil(saveWhole(FILES, pathname, response.clone()));
    return response;
  });
  return copy ? fresh.catch(() => copy) : fresh;
}

/** Saves each open page, and the advice scripts in the language of that page. */
async function saveOpenPages(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ includeUncontrolled: true })) {
    const address = tidyAddress(new URL(url).pathname);
    await saveIfMissing(address, 'force-cache');
    for (const script of settingsFor(address).advice) await saveIfMissing(script);
  }
}

async function saveIfMissing(address: string, cacheMode: RequestCache = 'default'): Promise<void> {
  const name = address.startsWith('/scripts/') ? FILES : PAGES;
  if (await findSaved(name, address)) return;
  const response = await fetch(address, { cache: cacheMode }).catch(() => undefined);
  if (response) await saveWhole(name, address, response);
}

async function saveAllAhead(path: string): Promise<void> {
  for (const address of settingsFor(path).keep) await saveIfMissing(address);
}

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  // Removes the caches of earlier workers, which also saved incomplete answers. PAGES and FILES stay.
  const cleaning = removeSavedPages([PAGES, FILES]).catch(() => undefined);
  event.waitUntil(Promise.all([worker.clients.claim(), cleaning, saveOpenPages()]));
});

// Pages send only one message (site-script.ts).
worker.addEventListener('message', (event) => {
  event.waitUntil(saveAllAhead(new URL(event.source.url).pathname));
});

worker.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, new URL(event.request.url), worker.location.origin);
  if (kind) event.respondWith({ page: answerPage, file: answerFile }[kind](event));
});
