import type { Site } from '../../schemas/site.ts';
import { contentPolicy, emailPolicy, mapsPolicy } from './content-policy.ts';
import { frameOrigins, isConfigured, listThirdParties, originsOf } from './third-parties.ts';

/** How long browsers keep an answer: what has a hash in its name for a year, all else is asked for again each time. */
export const caching = {
  /** The folder of files whose name changes with their content. */
  hashedFolder: '/_astro/',
  hashed: 'public, max-age=31536000, immutable',
  /** The service worker: asked for again once a day, not with every page. So long it may take until devices drop it. */
  workerAddress: '/worker.js',
  worker: 'public, max-age=86400',
  other: 'public, max-age=0, must-revalidate',
} as const;

/** Pairs in the order sent. */
export type HostHeaders = readonly (readonly [name: string, value: string])[];

/** What our pages never do, and what no frame may do for us. */
const denied = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];

/**
 * The policy of every answer, whatever page or file. It names each source but those of scripts and styles: these are
 * known only page by page, as hashes, and stand with `default-src 'none'` in the page itself. Browsers
 * hold to both. So the header is the same for every build and fits each page of yesterday's, too.
 */
export function headerPolicy(site: Site): string {
  const { email, maps } = site.thirdParties;
  const hasMaps = isConfigured(maps.origin);
  const policy = new Map<string, Set<string>>();
  const maybe = [
    ...(hasMaps ? mapsPolicy(maps).directives : []),
    ...(isConfigured(email.origin) ? emailPolicy(email.origin) : []),
  ];
  for (const directive of [...contentPolicy(site), ...maybe]) {
    const [name = '', ...sources] = directive.split(' ');
    policy.set(name, new Set([...(policy.get(name) ?? []), ...sources]));
  }
  // Without the sources of scripts and styles beside it, it would forbid both.
  policy.delete('default-src');
  const nothing = ['font-src', 'frame-src', 'script-src-attr', ...(hasMaps ? [] : ['style-src-attr'])];
  // Pages with recordings allow themselves to play them; the others hold to default-src 'none'.
  policy.set('media-src', new Set(["'self'"]));
  for (const name of nothing) policy.set(name, policy.get(name) ?? new Set(["'none'"]));
  policy.set('frame-ancestors', new Set(["'none'"]));
  return Array.from(policy, ([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function permissions(site: Site): string {
  const paid = listThirdParties(site).filter(({ permission }) => permission === 'payment');
  const payees = originsOf(paid, 'frames').map((origin) => `"${origin}"`);
  return [...denied.map((feature) => `${feature}=()`), `payment=(${payees.join(' ')})`].join(', ');
}

/**
 * Forms and calendars in iframes pay and sign in by a window of their own, and under `same-origin` that window and they cannot
 * speak to each other. For every page alike: hosts join two values for one header, or take either, and what another site
 * opens of ours stays cut off from it under both.
 */
const openerPolicy = (site: Site) =>
  frameOrigins(site).length > 0 ? 'same-origin-allow-popups' : 'same-origin';

/**
 * The headers of every answer, errors included; caching and what describes the body come on
 * top. Every host's configuration is made from this list.
 */
export function responseHeaders(site: Site): HostHeaders {
  return [
    ['Content-Security-Policy', headerPolicy(site)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions(site)],
    ['Cross-Origin-Opener-Policy', openerPolicy(site)],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

// They govern what a document may do, and a picture or a script alone is not a document.
const ofDocuments = new Set([
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
]);

/**
 * Those of the headers that mean something for the files of `caching.hashedFolder`. Over HTTP/1.1 the others cost each of
 * them half a kilobyte; hosts that speak HTTP/2 send them once, and may as well.
 */
export function forFiles(headers: HostHeaders): HostHeaders {
  return headers.filter(([name]) => !ofDocuments.has(name));
}
