import { forgetKeptPages } from '#lib/page/saved-pages.ts';
import { worker } from './worker-scope.ts';

/* Takes the place of a worker that was installed while offline reading was on, and takes it from the device. */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetKeptPages().then(() => worker.registration.unregister()));
});
