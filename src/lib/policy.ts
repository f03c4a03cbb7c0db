import type { Site } from '../schemas/site.ts';
import { isConfigured } from './configured.ts';
import { frameOrigins } from './frame-origins.ts';
import { mapsHosts } from './map/maps-hosts.ts';

// The only names by which scripts may make markup or a script's address from text: the address of the service worker.
const trustedTypeNames: readonly string[] = ['worker'];

/**
 * Directives for a page that runs no script but ours: a text can be put into the page as text only. Browsers
 * without Trusted Types pass over them.
 */
export const trustedTypes = [
  `require-trusted-types-for 'script'`,
  `trusted-types ${trustedTypeNames.join(' ') || `'none'`}`,
] as const;

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter(isConfigured).map((address) => new URL(address).origin)),
];

/** Content security policy directives of every page for all but scripts and styles: each source named by the configuration. */
export function contentPolicy(site: Site) {
  const { newsletter, analytics } = site.thirdParties;
  const frames = frameOrigins(site);
  const list = (sources: string[]) => (sources.length > 0 ? sources.join(' ') : "'none'");
  return [
    `default-src 'none'`,
    // The icon stands in the page (lib/icon-svg.ts); a picture from data: runs nothing.
    `img-src 'self' data:`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // A frame tells its page nothing of a failure, so the page asks by itself whether the host can be reached.
    `connect-src ${[...new Set(["'self'", ...originsOf([analytics]), ...frames])].join(' ')}`,
    `frame-src ${list(frames)}`,
    `form-action ${["'self'", 'mailto:', ...originsOf([newsletter])].join(' ')}`,
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
 * What a page with an interactive map adds to its policy (the service's own list, without what we do not use). Its styles
 * are written by its script, so no hash can name them: the page allows inline styles, but still no inline script.
 */
export function mapsPolicy(origin: string) {
  const hosts = mapsHosts(origin);
  return {
    scripts: ["'self'", origin],
    styles: [
      ...["'self'", "'unsafe-inline'", ...hosts].map((resource) => ({ resource, kind: 'element' as const })),
      { resource: "'unsafe-inline'", kind: 'attribute' as const },
    ],
    directives: [
      `img-src ${hosts.join(' ')}`,
      `connect-src ${[...hosts, 'data:', 'blob:'].join(' ')}`,
      `font-src ${hosts.join(' ')}`,
      `worker-src blob:`,
    ] as const,
  };
}
