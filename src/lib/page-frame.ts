import { caching } from './response-headers.ts';

/**
 * The frame of every page: what all have in common, as one file that a browser may take as a dictionary (RFC 9842). Then a
 * server that can sends of each further page only what is new on it. Only some servers can; no page depends on it.
 */
export const pageFrame = {
  /** The page it is made of: nothing but the frame and a few words. */
  madeOf: 'not-found.html',
  address: '/page-frame.txt',
  type: 'text/plain; charset=utf-8',
  /** A day. After a deploy pages come whole to devices with a frame of another build, until they ask for the new one. */
  keptFor: 'public, max-age=86400',
  /** For pages, which have no destination when a service worker fetches them. */
  usedFor: 'match="/*", match-dest=("document" "")',
  /** Where a server keeps pages packed by a frame, below its hash. Hidden, since it is no address. */
  folder: '/.by-frame/',
  /** With pages that somebody comes to from another page of ours: who reads one page alone would pay for nothing. */
  link: '</page-frame.txt>; rel="compression-dictionary"',
  /** Not with these: what a patient waits for there is the code of booking. */
  withheld: ['/group-health-check', '/lab-services', '/mobile-van', '/telehealth'],
} as const;

/**
 * A link is fetched while the finger is still on it (Speculation Rules, "conservative"): a tenth of a second earlier, and nothing
 * that is not wanted. Told by a header, so that no page grows by it, and to the same visitors as the frame.
 */
export const touchDownRules = `"${caching.rulesAddress}"`;
