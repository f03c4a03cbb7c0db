import * as z from 'zod';
import { createReceived } from './received.ts';
import { reply } from './reply.ts';
import type { Call, Route } from './route.ts';

/** Under this name the stand-in of Plausible knows the site; a page view for any other is not counted. */
export const KNOWN_SITE = 'stand-ins.test';

// It answers any site, and no browser that sends cookies along.
const ANY_SITE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

const plausibleEvent = z.object({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  domain: z.string().min(1),
  props: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Plausible, which refuses what the real one refuses; it keeps the page views it takes. */
export function createAnalyticsRoutes(): Route[] {
  const received = createReceived();
  const say = (response: Call['response'], status: number, body: object, headers = {}) =>
    reply(response, {
      status,
      type: 'application/json',
      headers: { ...ANY_SITE, ...headers },
      body: JSON.stringify(body),
    });

  function plausible({ response, body }: Call): void {
    const { data, error } = plausibleEvent.safeParse(readJson(body));
    if (!data) return say(response, 400, { errors: error.issues.map(({ message }) => message) });
    const isKnown = data.domain === KNOWN_SITE;
    if (isKnown) received.add({ service: 'plausible', ...data });
    // Of a site that nobody added it says so in a header alone.
    say(response, 202, {}, isKnown ? {} : { 'x-plausible-dropped': '1' });
  }

  const path = /^\/plausible\/api\/event$/;
  return [
    {
      method: 'OPTIONS',
      path,
      answer: ({ response }) => reply(response, { status: 204, headers: ANY_SITE }),
    },
    { method: 'POST', path, answer: plausible },
    {
      method: 'GET',
      path: /^\/received\/analytics$/,
      answer: ({ response, url }) =>
        reply(response, { type: 'application/json', body: received.toJson(url.searchParams) }),
    },
  ];
}
