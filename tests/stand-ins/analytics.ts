import * as z from 'zod';
import { createReceived } from './received.ts';
import { reply } from './reply.ts';
import type { Call, Route } from './route.ts';

/** Under these names the stand-ins of Plausible and Umami know the site; a page view for any other is not counted. */
export const KNOWN_SITES = { plausible: 'stand-ins.test', umami: '94db1cb1-74f4-4a40-ad6c-962362670409' };

// Each service answers any site, and none of them a browser that sends cookies along.
const ANY_SITE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

const plausibleEvent = z.object({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  domain: z.string().min(1),
  props: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});

// Its texts are cut to the lengths of a database: what is longer is refused.
const umamiEvent = z.object({
  type: z.enum(['event', 'identify']),
  payload: z.object({
    website: z.guid(),
    hostname: z.string().max(100).optional(),
    url: z.string().regex(/^(?:\/|https?:\/\/)/),
    name: z.string().max(50).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
});

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Plausible, Umami and GoatCounter, each refusing what the real one refuses; they keep the page views they take. */
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
    const isKnown = data.domain === KNOWN_SITES.plausible;
    if (isKnown) received.add({ service: 'plausible', ...data });
    // Of a site that nobody added it says so in a header alone.
    say(response, 202, {}, isKnown ? {} : { 'x-plausible-dropped': '1' });
  }

  function umami({ response, body }: Call): void {
    const { data, error } = umamiEvent.safeParse(readJson(body));
    if (!data) return say(response, 400, { error: error.issues.map(({ message }) => message) });
    if (data.payload.website !== KNOWN_SITES.umami)
      return say(response, 400, { error: { message: 'Website not found.' } });
    received.add({ service: 'umami', ...data });
    say(response, 200, { cache: 'stand-in', sessionId: 'stand-in', visitId: 'stand-in' });
  }

  function goatcounter({ response, url }: Call): void {
    const path = url.searchParams.get('p');
    if (path) received.add({ service: 'goatcounter', path });
    reply(response, {
      status: path ? 200 : 400,
      type: 'image/gif',
      headers: { ...ANY_SITE, ...(path ? {} : { 'x-goatcounter': 'not valid: path: must be set' }) },
    });
  }

  const services = [
    { path: /^\/plausible\/api\/event$/, answer: plausible },
    { path: /^\/umami\/api\/send$/, answer: umami },
    { path: /^\/goatcounter\/count$/, answer: goatcounter },
  ];
  return [
    ...services.map(({ path }): Route => ({
      method: 'OPTIONS',
      path,
      answer: ({ response }) => reply(response, { status: 204, headers: ANY_SITE }),
    })),
    ...services.map(({ path, answer }): Route => ({ method: 'POST', path, answer })),
    {
      method: 'GET',
      path: /^\/received\/analytics$/,
      answer: ({ response, url }) =>
        reply(response, { type: 'application/json', body: received.toJson(url.searchParams) }),
    },
  ];
}
