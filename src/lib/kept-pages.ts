/*
 * What a device keeps for reading without a connection, and whether it may. The visitor's choice is an empty cache of its own:
 * the page and the service worker can both look for it, and it lasts as long as what it is about.
 */

const REFUSAL = 'no-pages';

export const isKeepingRefused = () => caches.has(REFUSAL);

/** Takes everything from the device that was kept for reading; the choice stays. */
export async function forgetKeptPages(): Promise<void> {
  for (const name of await caches.keys()) if (name !== REFUSAL) await caches.delete(name);
}

/** The choice comes first: a worker that is still at work looks for it before it keeps something. */
export async function refuseKeeping(): Promise<void> {
  await caches.open(REFUSAL);
  await forgetKeptPages();
}

export const allowKeeping = () => caches.delete(REFUSAL);
