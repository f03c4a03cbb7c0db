import type { IncomingMessage } from 'node:http';
import { createReceived } from './received.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

function readReport(body: Buffer): unknown {
  const text = body.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A beacon is sent with credentials, and for those a browser refuses "*". */
const allowOrigin = (request: IncomingMessage) => ({
  'access-control-allow-origin': request.headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'content-type',
  vary: 'origin',
});

/** The analytics service: keeps the page views it is sent. */
export function createAnalyticsRoutes(): Route[] {
  const received = createReceived();
  const path = /^\/analytics$/;
  return [
    {
      method: 'OPTIONS',
      path,
      answer: ({ request, response }) => reply(response, { status: 204, headers: allowOrigin(request) }),
    },
    {
      method: 'POST',
      path,
      answer({ request, response, body }) {
        received.add(readReport(body));
        reply(response, { status: 204, headers: allowOrigin(request) });
      },
    },
    {
      method: 'GET',
      path: /^\/received\/analytics$/,
      answer: ({ response, url }) =>
        reply(response, { type: 'application/json', body: received.toJson(url.searchParams) }),
    },
  ];
}
