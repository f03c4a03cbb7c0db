import type { SecureContextOptions } from 'node:tls';
import type { CheckedEntry } from '../../src/content-check/content.ts';
import type { Site } from '../../src/schemas/site.ts';
import { findEndings, findReviews, findSecurity } from '../launch/find-due.ts';
import { findDeadLinks, listVideoLinks } from '../launch/find-outside-links.ts';
import { block, type Finding } from '../launch/findings.ts';
import { findCertificateFaults, shakeHands } from './find-certificate.ts';
import { findChanged } from './find-changed.ts';
import { findContentFaults } from './find-content-faults.ts';
import { findMovedFaults } from './find-moved.ts';
import { findThirdPartyFaults } from './find-third-parties.ts';
import { reach, whyUnanswered } from './reach.ts';

interface Watched {
  /** Where the site is asked, such as https://hopehealth.org. */
  origin: string;
  /** Where it is asked without encryption, if anywhere; it must lead to `origin`. */
  plainOrigin?: string | undefined;
  site: Site;
  entries: readonly CheckedEntry[];
  /** The addresses that must be there. */
  addresses?: readonly string[];
  /** A moment, in milliseconds. */
  now: number;
  /** Between two looks at a fault, in milliseconds: a deploy may be under way. */
  pauseMs?: number;
  /** An authority to trust besides the usual ones. */
  ca?: SecureContextOptions['ca'];
}

/** Visitors type no https://, and old links have none. */
async function findPlainFaults(plainOrigin: string, origin: string): Promise<Finding[]> {
  const { status, headers } = await reach(plainOrigin).ask('/booking?a=b');
  const right = `${origin}/booking?a=b`;
  if (status >= 300 && status < 400 && headers.location === right) return [];
  const text = `${plainOrigin}/booking?a=b answers ${status} ${headers.location ?? ''}, and does not lead to ${right} at once`;
  return [block('Without encryption', text)];
}

/** Of pages that we only link to, one that is gone is ours to mend; one that is slow or busy this morning is not. */
const asWatched = (link: Finding): Finding => ({
  ...link,
  isBlocking: /answers 4\d\d$|\(ENOTFOUND\)$/.test(link.text),
});

/** Looks at a site from outside, as `npm run watch` does: what visitors cannot get, what runs out, what somebody changed. */
export async function watchSite({
  origin,
  plainOrigin,
  site,
  entries,
  addresses = [],
  now,
  pauseMs = 20_000,
  ca,
}: Watched): Promise<Finding[]> {
  const host = reach(origin);
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
  const ofHost = shakeHands(origin, ca).then(async (handshake) => {
    const { release, findings } = await findChanged(host, site, { now, pauseMs });
    return [
      ...findCertificateFaults(handshake, now),
      ...(plainOrigin ? await findPlainFaults(plainOrigin, origin) : []),
      ...findings,
      ...(await findContentFaults(host, release, { site, addresses, now })),
      ...(await findMovedFaults(host, entries)),
    ];
  });
  // One after the other: names that are slow to look up would keep the site's own waiting.
  const own = await ofHost.catch((error: unknown) => [
    block('Pages', `${origin} cannot be reached: ${whyUnanswered(error)}`),
  ]);
  const others = await findThirdPartyFaults(site);
  const outside = await findDeadLinks(entries, listVideoLinks(entries, site.thirdParties.video.origin));
  return [
    ...own,
    ...others,
    ...outside.map(asWatched),
    ...findReviews(entries, day).filter(({ isBlocking }) => isBlocking),
    ...findEndings(site, now),
    ...(site.security ? findSecurity(site, now) : []),
  ];
}
