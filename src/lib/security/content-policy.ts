import { createHash } from 'node:crypto';
import type { Site } from '../../schemas/site.ts';
import type { ThirdParties } from '../../schemas/third-parties.ts';
import { listThirdParties, mapsHosts, originsOf } from './third-parties.ts';

/**
 * Directives for a page that runs only our scripts: no script can turn a string into HTML. The Trusted Types policy `worker`
 * allows only the service worker's address (components/site/site-script.ts). Browsers without Trusted Types ignore both directives.
 */
export const trustedTypes = [`require-trusted-types-for 'script'`, 'trusted-types worker'] as const;

/** The directives of every page, except script-src and style-src, which Astro adds. */
export function contentPolicy(site: Site) {
  const parties = listThirdParties(site);
  const frames = originsOf(parties, 'frames');
  return [
    `default-src 'none'`,
    `img-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // A frame does not report a failure to its page, so a script also requests the frame's host (lib/page/iframe.ts).
    `connect-src ${["'self'", ...originsOf(parties, 'beacons', 'frames')].join(' ')}`,
    // If no frame is configured, default-src forbids frames. A page with a map adds its own frame-src.
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}` as const] : []),
    `form-action ${["'self'", 'mailto:', ...originsOf(parties, 'forms')].join(' ')}`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ] as const;
}

/** Additions for a page with a request form. form-action is for browsers without script, connect-src for all others. */
export const emailPolicy = (address: string) => {
  const { origin } = new URL(address);
  return [`connect-src ${origin}`, `form-action ${origin}`] as const;
};

/**
 * Additions for a page with an interactive map, from the sources that the service lists
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy). Nonces and 'strict-dynamic' need a server,
 * so this policy names the one host of the scripts. A vector map, which has a `mapId`, needs WebAssembly: 'wasm-unsafe-eval' is
 * enough, without 'unsafe-eval'. The map's script writes inline styles with unknown hashes, so the page allows all inline styles.
 * Inline scripts still need a hash.
 */
export function mapsPolicy({ origin, mapId }: Pick<ThirdParties['maps'], 'origin' | 'mapId'>) {
  const hosts = mapsHosts(origin);
  // Only Google has several hosts.
  const isGoogle = hosts.length > 1;
  const [styleSource, fontSource, frameSource] = isGoogle
    ? ['https://fonts.googleapis.com', 'https://fonts.gstatic.com', 'https://*.google.com']
    : [origin, origin, origin];
  return {
    scripts: ["'self'", origin, 'blob:', ...(mapId ? ["'wasm-unsafe-eval'"] : [])],
    // For style-src, because older browsers do not know style-src-elem and style-src-attr.
    styles: ["'self'", "'unsafe-inline'", styleSource],
    directives: [
      `img-src ${hosts.join(' ')} data:`,
      `connect-src ${hosts.join(' ')} data: blob:`,
      `frame-src ${frameSource}`,
      `font-src ${fontSource}`,
      `worker-src blob:`,
    ] as const,
  };
}

type Hash = `sha256-${string}`;

export const hashOf = (text: string): Hash => `sha256-${createHash('sha256').update(text).digest('base64')}`;
