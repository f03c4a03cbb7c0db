import { removeSavedPages } from '#lib/page/saved-pages.ts';
import { worker } from './worker-scope.ts';

/* This script replaces worker.ts if content/site.yaml turns offline reading off. */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(removeSavedPages().then(() => worker.registration.unregister()));
});
