import type { Site } from '../../schemas/site.ts';
import { contentPolicy, emailPolicy, mapsPolicy } from './content-policy.ts';
import { frameOrigins, isConfigured, listThirdParties, originsOf } from './third-parties.ts';

/** The values of `Cache-Control`. */
export const caching = {
  /** The folder of files whose name changes with their content. */
  hashedFolder: '/_astro/',
  hashed: 'public, max-age=31536000, immutable',
  workerAddress: '/worker.js',
  /** Browsers request the service worker at most once a day, not with every page. So they may use an old worker for a day. */
  worker: 'public, max-age=86400',
  other: 'public, max-age=0, must-revalidate',
} as const;

export type HostHeaders = readonly (readonly [name: string, value: string])[];

/** Features that our pages and their iframes never use. */
const denied = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];

/**
 * The policy in the header, which is the same for every page. It does not name the sources of scripts and styles: their hashes are
 * in the page's own policy, with `default-src 'none'`. Browsers apply both policies. So new scripts do not change the header, and
 * cached pages of an earlier build still work.
 */
export function headerPolicy(site: Site): string {
  const { email, maps } = site.thirdParties;
  const hasMaps = isConfigured(maps.origin);
  const policy = new Map<string, Set<string>>();
  const optionalDirectives = [
    ...(hasMaps ? mapsPolicy(maps).directives : []),
    ...(isConfigured(email.origin) ? emailPolicy(email.origin) : []),
  ];
  for (const directive of [...contentPolicy(site), ...optionalDirectives]) {
    const [name = '', ...sources] = directive.split(' ');
    policy.set(name, new Set([...(policy.get(name) ?? []), ...sources]));
  }
  // This header does not name the sources of scripts and styles, so default-src would forbid both.
  policy.delete('default-src');
  // In a page without recordings, default-src 'none' of the page's own policy still forbids media.
  policy.set('media-src', new Set(["'self'"]));
  // A map writes style attributes (mapsPolicy), so style-src-attr is not 'none' on a site with maps.
  const noneByDefault = ['font-src', 'script-src-attr', ...(hasMaps ? [] : ['style-src-attr'])];
  for (const name of noneByDefault) policy.set(name, policy.get(name) ?? new Set(["'none'"]));
  // Pages with a map show /map in a frame.
  policy.set('frame-src', new Set(["'self'", ...(policy.get('frame-src') ?? [])]));
  policy.set('frame-ancestors', new Set(["'self'"]));
  return Array.from(policy, ([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function permissionsPolicy(site: Site): string {
  const payees = listThirdParties(site).filter(({ permission }) => permission === 'payment');
  const origins = originsOf(payees, 'frames').map((origin) => `"${origin}"`);
  return [...denied.map((feature) => `${feature}=()`), `payment=(${origins.join(' ')})`].join(', ');
}

/**
 * Under `same-origin`, forms and calendars in iframes get no answer from the window that they open for payment or sign-in. Every
 * page has the same value, because Cloudflare and Netlify cannot vary one header by page. `same-origin-allow-popups` also separates
 * our page from a site that opens it.
 */
const openerPolicy = (site: Site) =>
  frameOrigins(site).length > 0 ? 'same-origin-allow-popups' : 'same-origin';

/** The headers of every response, including errors, without `Cache-Control` and headers such as `Content-Type`. */
export function responseHeaders(site: Site): HostHeaders {
  return [
    ['Content-Security-Policy', headerPolicy(site)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissionsPolicy(site)],
    ['Cross-Origin-Opener-Policy', openerPolicy(site)],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}
