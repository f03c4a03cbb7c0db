import * as z from 'zod';
import { createReceived } from './received.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

/** The name of our site at the service, which refuses page views of any other site. */
const KNOWN_SITE = 'stand-ins.test';
const PATH = /^\/plausible\/api\/event$/;

// The service accepts every origin, but no request with cookies.
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
};

const eventBody = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ name: z.string().min(1), url: z.url(), domain: z.literal(KNOWN_SITE) }));

/** Plays Plausible, which counts page views. */
export function createAnalyticsRoutes(): Route[] {
  const received = createReceived(/^\/received\/analytics$/);
  return [
    {
      method: 'OPTIONS',
      path: PATH,
      answer: ({ response }) => reply(response, { status: 204, headers: CORS_HEADERS }),
    },
    {
      method: 'POST',
      path: PATH,
      answer({ response, body }) {
        received.all.push(eventBody.parse(body.toString()));
        reply(response, { status: 202, type: 'application/json', headers: CORS_HEADERS, body: '{}' });
      },
    },
    received.route,
  ];
}
