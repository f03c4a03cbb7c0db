import { isKeepingRefused } from '#lib/kept-pages.ts';

/* What the worker keeps on the device. Both are bounded: a cheap phone has little room. */

export const PAGES = 'pages';
export const FILES = 'files';
const most = { [PAGES]: 60, [FILES]: 120 };

/** Keeps an answer as the newest; the oldest go when there are too many. A full device keeps what it has. */
export async function keep(
  name: typeof PAGES | typeof FILES,
  key: string,
  response: Response,
): Promise<void> {
  try {
    // It may still be at work for a page that was open when the visitor removed everything.
    if (await isKeepingRefused()) return;
    const cache = await caches.open(name);
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    const spare = keys.filter(({ url }) => !SETTINGS.keep.includes(new URL(url).pathname));
    for (const old of spare.slice(0, Math.max(0, keys.length - most[name]))) await cache.delete(old);
  } catch {
    // No room, or not allowed.
  }
}

/** Only a whole page of ours: no error, and nothing that another server answered in its place. */
export function isPage(response: Response): boolean {
  return (
    response.ok && !response.redirected && /^text\/html\b/.test(response.headers.get('content-type') ?? '')
  );
}
