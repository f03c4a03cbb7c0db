import { reply } from './reply.ts';
import type { Route } from './route.ts';

/**
 * The requests that a stand-in received, oldest first, and a route that lists them. With `contains=text` in its address, the route
 * lists only requests with this text. So tests that run at the same time can each find their own requests.
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
