import { readFile } from 'node:fs/promises';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

/** The maps service's script. */
export const mapsRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/maps\/api\/js$/,
    async answer({ response }) {
      const body = await readFile(new URL('maps-script.js', import.meta.url), 'utf8');
      reply(response, { type: 'text/javascript', body });
    },
  },
];
