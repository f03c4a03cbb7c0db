import { createHash } from 'node:crypto';
import type { Site } from '../../schemas/site.ts';
import type { ThirdParties } from '../../schemas/third-parties.ts';
import { listThirdParties, mapsHosts, originsOf } from './third-parties.ts';

/**
 * Directives for a page that runs no script but ours: a text can be put into the page as text only, but for the address of the
 * service worker, `worker`. Browsers without Trusted Types pass over them.
 */
export const trustedTypes = [`require-trusted-types-for 'script'`, 'trusted-types worker'] as const;

/** Content security policy directives of every page for all but scripts and styles: each source named by the configuration. */
export function contentPolicy(site: Site) {
  const parties = listThirdParties(site);
  const frames = originsOf(parties, 'frames');
  return [
    `default-src 'none'`,
    `img-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // A frame does not tell its page of a failure, so the page itself asks whether the host can be reached.
    `connect-src ${["'self'", ...originsOf(parties, 'beacons', 'frames')].join(' ')}`,
    // Without any, default-src holds; a page with a map can still add its own.
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}` as const] : []),
    `form-action ${["'self'", 'mailto:', ...originsOf(parties, 'forms')].join(' ')}`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ] as const;
}

/** What a page with a form for requests adds, where the service that takes them on has its keys: by script, and without. */
export const emailPolicy = (address: string) => {
  const { origin } = new URL(address);
  return [`connect-src ${origin}`, `form-action ${origin}`] as const;
};

/**
 * What a page with an interactive map adds to its policy: the service's own list
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy). Instead of the nonces and
 * 'strict-dynamic', which need a server, it names the one host of the scripts; and of 'unsafe-eval' it takes WebAssembly
 * alone, for the vector maps that a `mapId` can bring. The map's styles are written by its script, so no hash can
 * name them: the page allows inline styles, but still no inline script.
 */
export function mapsPolicy({ origin, mapId }: Pick<ThirdParties['maps'], 'origin' | 'mapId'>) {
  const hosts = mapsHosts(origin);
  const isGoogles = hosts.length > 1;
  const [styles, fonts, frames] = isGoogles
    ? ['https://fonts.googleapis.com', 'https://fonts.gstatic.com', 'https://*.google.com']
    : [origin, origin, origin];
  return {
    // Browsers that do not know worker-src ask here for the workers, which the map makes itself.
    scripts: ["'self'", origin, 'blob:', ...(mapId ? ["'wasm-unsafe-eval'"] : [])],
    // For elements and attributes together: older browsers know only this directive.
    styles: ["'self'", "'unsafe-inline'", styles],
    directives: [
      // The marks are drawn by our own script (islands/map/marks.ts).
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
