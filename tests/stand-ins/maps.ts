import { readFile } from 'node:fs/promises';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

// The real script loads even with a rejected key, and calls `gm_authFailure` shortly afterwards.
const REFUSAL = 'setTimeout(() => globalThis.gm_authFailure?.(), 50);';

/** The script of the maps service. With `answer=refused` in its address, it rejects the key. */
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
