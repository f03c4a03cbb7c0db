// A single local server plays all third parties, so that people can use and test the whole site without booking, sending or paying
// anything. Each list of routes plays one or more third parties.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, type Listening } from '../../scripts/lib/listen.ts';
import { createAnalyticsRoutes } from './analytics.ts';
import { createEmailRoutes } from './email.ts';
import { frameRoutes } from './frames.ts';
import { mapsRoutes } from './maps.ts';
import { newsletterRoutes } from './newsletter.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';
import { schedulingRoutes } from './scheduling.ts';

async function answer(routes: Route[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const route of routes) {
    const match = route.method === method && route.path.exec(path);
    if (!match) continue;
    const url = new URL(`http://stand-ins${path}?${query.join('?')}`);
    await route.answer({ request, response, url, body, parts: match.slice(1).map(decodeURIComponent) });
    return;
  }
  reply(response, { status: 404, body: 'There is no such stand-in' });
}

/** Starts all stand-ins at one port of this computer. Port 0 means any free port. The lists of received requests are empty. */
export async function startStandIns({ port }: { port: number }): Promise<Listening> {
  const routes = [
    ...schedulingRoutes,
    ...createEmailRoutes(),
    ...frameRoutes,
    ...newsletterRoutes,
    ...createAnalyticsRoutes(),
    ...mapsRoutes,
  ];
  const server = createServer((request, response) => {
    answer(routes, request, response).catch((error: unknown) => {
      // A malformed address or body, or a browser that has left, must not stop the server.
      if (!response.headersSent) reply(response, { status: 400, body: `Cannot be read: ${String(error)}` });
    });
  });
  return listen(server, port);
}
