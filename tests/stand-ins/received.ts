import { reply } from './reply.ts';
import type { Route } from './route.ts';

/**
 * What a stand-in received, oldest first, and a route that lists it. With `contains=text` the route lists only what contains the
 * text, so that tests running at the same time can find their own.
 */
export function createReceived<Fields extends object>(path: RegExp) {
  const all: Fields[] = [];
  const route: Route = {
    method: 'GET',
    path,
    answer({ response, url }) {
      const text = url.searchParams.get('contains') ?? '';
      const wanted = all.filter((fields) =>
        Object.values(fields).some((value) => String(value).includes(text)),
      );
      reply(response, { type: 'application/json', body: JSON.stringify(wanted) });
    },
  };
  return { all, route };
}
