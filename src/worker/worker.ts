import { tidyAddress } from '#lib/web-address.ts';
import { answerFile, answerPage, FILES, isPage, keep, PAGES, wordsFor } from './answer.ts';
import { worker } from './worker-scope.ts';

/*
 * The service worker: what was visited opens without a connection. Pages come from the network whenever it answers, so
 * nothing stale is shown unsaid, and a new worker can take over at once.
 */
/** Whether an address is a page: not a file, and not the forms for editors, which bring a program of their own. */
const isForPage = ({ pathname }: URL) => !/\.[^/]*$|^\/admin(?:\/|$)/.test(pathname);
// A recording comes in parts, by the browser's own hand; it is kept only by those who press for it.
const isForFile = ({ pathname }: URL) =>
  /^\/(?:_astro|scripts)\//.test(pathname) && !/\.(?:mp3|ogg)$/.test(pathname);

/** The pages that are open now, from the browser's own memory: it costs nothing. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    const address = tidyAddress(new URL(url).pathname);
    const response = await fetch(address, { cache: 'force-cache' }).catch(() => undefined);
    if (response && isPage(response)) await keep(PAGES, address, response);
  }
}

async function keepAhead(path: string): Promise<void> {
  for (const address of SETTINGS.keep[wordsFor(path).language] ?? []) {
    const name = address.startsWith('/scripts/') ? FILES : PAGES;
    if (await caches.match(address, { cacheName: name })) continue;
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) await keep(name, address, response);
  }
}

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), keepOpenPages()]));
});

// A page says so when its connection is good.
worker.addEventListener('message', (event) => {
  if (event.data === 'keep-ahead') event.waitUntil(keepAhead(new URL(event.source.url).pathname));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  const extend = (work: Promise<unknown>) => {
    event.waitUntil(work);
  };
  if (request.mode === 'navigate') {
    if (isForPage(url)) event.respondWith(answerPage(request, extend));
  } else if (isForFile(url)) event.respondWith(answerFile(request, extend));
});
