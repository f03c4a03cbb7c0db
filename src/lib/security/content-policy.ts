import { createHash } from 'node:crypto';
import type { Site } from '../../schemas/site.ts';
import type { ThirdParties } from '../../schemas/third-parties.ts';
import { listThirdParties, mapsHosts, originsOf } from './third-parties.ts';

/**
 * Directives for a page that runs only our scripts: a script can add text to the page but no markup. The policy `worker` allows
 * only the address of the service worker (components/site/site-script.ts). Browsers without Trusted Types ignore these directives.
 */
export const trustedTypes = [`require-trusted-types-for 'script'`, 'trusted-types worker'] as const;

/** The directives that every page has, without script-src and style-src. Pages with a request form or a map add their own. */
export function contentPolicy(site: Site) {
  const parties = listThirdParties(site);
  const frames = originsOf(parties, 'frames');
  return [
    `default-src 'none'`,
    `img-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // A frame does not report a failure to its page, so the page requests the host itself.
    `connect-src ${["'self'", ...originsOf(parties, 'beacons', 'frames')].join(' ')}`,
    // Without frames, default-src forbids them. A page with a map adds its own frame-src.
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}` as const] : []),
    `form-action ${["'self'", 'mailto:', ...originsOf(parties, 'forms')].join(' ')}`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ] as const;
}

/** Additions for a page with a request form, if the e-mail service has its keys. Without script, the browser sends the form. */
export const emailPolicy = (address: string) => {
  const { origin } = new URL(address);
  return [`connect-src ${origin}`, `form-action ${origin}`] as const;
};

/**
 * Additions for a page with an interactive map: the service's own list
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy). Nonces and 'strict-dynamic' need a server,
 * so this policy names the one host of the scripts. Instead of 'unsafe-eval' it only allows WebAssembly, for the vector maps of a
 * `mapId`. The map's script writes styles without a known hash. So the page allows inline styles, but no unhashed inline script.
 */
export function mapsPolicy({ origin, mapId }: Pick<ThirdParties['maps'], 'origin' | 'mapId'>) {
  const hosts = mapsHosts(origin);
  // Only Google has several hosts.
  const isGoogle = hosts.length > 1;
  const [styles, fonts, frames] = isGoogle
    ? ['https://fonts.googleapis.com', 'https://fonts.gstatic.com', 'https://*.google.com']
    : [origin, origin, origin];
  return {
    scripts: ["'self'", origin, 'blob:', ...(mapId ? ["'wasm-unsafe-eval'"] : [])],
    // Astro writes these in style-src. Older browsers do not know style-src-elem and style-src-attr.
    styles: ["'self'", "'unsafe-inline'", styles],
    directives: [
      `img-src ${hosts.join(' ')} data:`,
      `connect-src ${hosts.join(' ')} data: blob:`,
      `frame-src ${frames}`,
      `font-src ${fonts}`,
      `worker-src blob:`,
    ] as const,
  };
}

type Hash = `sha256-${string}`;

/** The hash of a script or style, as a policy names it. */
export const hashOf = (text: string): Hash => `sha256-${createHash('sha256').update(text).digest('base64')}`;
