import { removeSavedPages } from '#lib/page/saved-pages.ts';
import { worker } from './worker-scope.ts';

/* Replaces the worker when offline reading is turned off: removes saved pages, then itself. */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(removeSavedPages().then(() => worker.registration.unregister()));
});
