import {
  findRedirect,
  GONE_PAGE,
  parseRedirects,
  REDIRECTS_COPY,
  statusOf,
  tidyAddress,
  withQuery,
} from '../src/lib/publish/redirects.ts';
import { caching } from '../src/lib/security/response-headers.ts';

interface Environment {
  ASSETS: { fetch: (request: Request | URL) => Promise<Response> };
}

/**
 * Answers on Cloudflare if there is no file at an address, or if its page has status 404 or 410. It redirects another spelling to
 * the right address, and an old address to its new one. It also sets Cache-Control, because the host chooses headers by path alone.
 * Otherwise, if a file in /_astro/ is missing during a deploy, browsers keep the 404 for a year.
 */
async function answerMissing(request: Request, { ASSETS }: Environment): Promise<Response> {
  const url = new URL(request.url);
  const fetchOf = (path: string) => ASSETS.fetch(new URL(path, url));
  const right = tidyAddress(url.pathname);
  const page = await ASSETS.fetch(request);
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', caching.other);
  // Pages such as /not-found exist, but their status is not 200. Cloudflare sends them here, because wrangler.jsonc lists them.
  if (page.ok) return new Response(page.body, { status: statusOf(url.pathname), headers });
  const leadTo = (address: string) => {
    headers.set('Location', address);
    return new Response(null, { status: 301, headers });
  };
  if (right !== url.pathname && (await fetchOf(right)).ok) return leadTo(right + url.search);
  const list = await fetchOf(REDIRECTS_COPY);
  const moved = list.ok ? findRedirect(parseRedirects(await list.text()), right) : undefined;
  if (moved?.to) return leadTo(withQuery(moved.to, url.search));
  if (moved) return new Response((await fetchOf(GONE_PAGE)).body, { status: 410, headers });
  return new Response(page.body, { status: 404, headers });
}

// Cloudflare calls `fetch` of the default export.
export default { fetch: answerMissing };
