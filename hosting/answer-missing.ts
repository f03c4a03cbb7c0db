import { caching } from '../src/lib/response-headers.ts';
import { tidyAddress } from '../src/lib/web-address.ts';

interface Environment {
  ASSETS: { fetch: (request: Request | URL) => Promise<Response> };
}

/**
 * What Cloudflare answers where there is no file: another spelling of an address leads to the right one. Its rules for headers go by path alone:
 * without this, a chunk missing in the seconds of a deploy is missing for a year.
 */
async function answerMissing(request: Request, { ASSETS }: Environment): Promise<Response> {
  const url = new URL(request.url);
  const right = tidyAddress(url.pathname);
  const page = await ASSETS.fetch(request);
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', caching.other);
  const isElsewhere = right !== url.pathname && (await ASSETS.fetch(new URL(right, url))).ok;
  if (!isElsewhere) return new Response(page.body, { status: 404, headers });
  headers.set('Location', right + url.search);
  return new Response(null, { status: 301, headers });
}

// The entry that the host asks for by this shape.
export default { fetch: answerMissing };
