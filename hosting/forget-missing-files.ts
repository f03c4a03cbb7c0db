import { caching } from '../src/lib/response-headers.ts';

interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** Cloudflare's rules go by path alone: without this, a chunk missing in the seconds of a deploy is missing for a year. */
async function fetchHashedFile(request: Request, { ASSETS }: Environment): Promise<Response> {
  const found = await ASSETS.fetch(request);
  if (found.status !== 404) return found;
  const missing = new Response(found.body, found);
  missing.headers.set('Cache-Control', caching.other);
  return missing;
}

// The entry that the host asks for by this shape.
export default { fetch: fetchHashedFile };
