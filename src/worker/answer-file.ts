import { FILES, keep } from './caches.ts';

/** A file with a hash in its name never changes: what is kept is as good as new. Others are asked for first. */
export async function answerFile(
  request: Request,
  extend: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const copy = await caches.match(pathname, { cacheName: FILES }).catch(() => undefined);
  if (copy && pathname.startsWith('/_astro/')) return copy;
  try {
    const fresh = await fetch(request);
    if (fresh.status === 200) extend(keep(FILES, pathname, fresh.clone()));
    return fresh;
  } catch (error) {
    if (copy) return copy;
    throw error;
  }
}
