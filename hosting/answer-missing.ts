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
 * What Cloudflare answers where there is no file, or a page that says so: another spelling of an address leads to the right one, and an old address to where its
 * page went. The host's rules for headers go by path alone: without this, a chunk missing in the seconds of a deploy is missing for a year.
 */
async function answerMissing(request: Request, { ASSETS }: Environment): Promise<Response> {
  const url = new URL(request.url);
  const fetchOf = (path: string) => ASSETS.fetch(new URL(path, url));
  const right = tidyAddress(url.pathname);
  const page = await ASSETS.fetch(request);
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', caching.other);
  // wrangler.jsonc names the pages that come here although they are there.
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

// The entry that the host asks for by this shape.
export default { fetch: answerMissing };
