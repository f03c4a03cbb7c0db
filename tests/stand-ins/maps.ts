import { readFile } from 'node:fs/promises';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

// What the service does after it has loaded, when it does not accept the key.
const REFUSAL = 'setTimeout(() => globalThis.gm_authFailure?.(), 50);';

/** The maps service's script; with `answer=refused` in its address, as for a wrong key. */
export const mapsRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/maps\/api\/js$/,
    async answer({ response, url }) {
      const body = await readFile(new URL('maps-script.js', import.meta.url), 'utf8');
      const isRefused = url.searchParams.get('answer') === 'refused';
      reply(response, { type: 'text/javascript', body: isRefused ? body + REFUSAL : body });
    },
  },
];
