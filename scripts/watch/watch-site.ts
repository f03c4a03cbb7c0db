import { type CheckedEntry, validEntries } from '../../src/content-check/content.ts';
import type { Site } from '../../src/schemas/site.ts';
import { findDeadLinks } from '../launch/find-outside-links.ts';
import { makeBlocker, makeNote, type ReportItem } from '../launch/report-items.ts';
import { readCertificate, reportCertificate } from './find-certificate.ts';
import { compareBuild } from './compare-build.ts';
import { findMissingPages, reportAge, reportCompression } from './find-content-faults.ts';
import { findOddAddresses, findRedirectFaults } from './find-odd-addresses.ts';
import type { Digests } from './read-digests.ts';
import { findThirdPartyFaults } from './find-third-party-faults.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import { describeNetworkError, hostAt } from './host.ts';

interface WatchOptions {
  /** Such as https://hopehealth.org. */
  origin: string;
  /** The address without encryption, such as http://hopehealth.org. */
  unencryptedOrigin?: string | undefined;
  site: Site;
  entries: readonly CheckedEntry[];
  /** The paths of the pages of today's content, such as /news/1. */
  addresses?: readonly string[];
  /** The SHA-256 of the published files. Without them, the watch has only the host's own list, which an attacker can change. */
  published?: Digests | undefined;
  /** Also ask other companies: third parties, and the links and videos of the content. */
  withLinks?: boolean;
  /** In milliseconds since 1970. */
  now: number;
  /** A running deploy may cause faults, so files with faults are checked again after this time, in milliseconds. */
  pauseMs?: number;
}

/** Visitors leave out https://, and old links begin with http://, so the address without encryption must redirect. */
async function findUnencryptedFaults(unencryptedOrigin: string, origin: string): Promise<ReportItem[]> {
  // The redirect must keep the path and the query.
  const path = '/booking?a=b';
  const answer = await hostAt(unencryptedOrigin).get(path).catch(describeNetworkError);
  const faults =
    typeof answer === 'string'
      ? [`cannot be reached: ${answer}`]
      : findRedirectFaults(answer, unencryptedOrigin + path, origin + path);
  return faults.map((fault) => makeBlocker('Without encryption', `${unencryptedOrigin}${path} ${fault}`));
}

const MONEY_PAGES = ['/booking', '/donate'];

/** Whether an address is of a page with prices or gifts, in any language. */
function findMoney(entries: readonly CheckedEntry[]): (address: string) => boolean {
  const services = entries.flatMap(({ file }) => /^content\/services\/([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);
  const all = new Set([...MONEY_PAGES, ...services.map((id) => `/${id}`)]);
  return (address) => all.has(address.replace(/^\/[a-z]{2,3}(?=\/)/, ''));
}

/** If the certificate is bad, visitors get nothing, so only the certificate is reported. */
async function checkHost(options: WatchOptions): Promise<ReportItem[]> {
  const {
    origin,
    unencryptedOrigin,
    site,
    entries,
    addresses = [],
    published,
    now,
    pauseMs = 20_000,
  } = options;
  const certificate = await readCertificate(origin);
  const certificateItem = reportCertificate(certificate, now);
  if (certificate.refusal) return [certificateItem];
  const host = hostAt(origin);
  const isMoney = findMoney(entries);
  const { digests, items: fileItems } = await compareBuild(host, { site, published, isMoney, pauseMs });
  const pages = [...digests.keys()].filter((path) => path.endsWith('.html')).map(addressOfFile);
  return [
    ...fileItems,
    certificateItem,
    ...(unencryptedOrigin ? await findUnencryptedFaults(unencryptedOrigin, origin) : []),
    ...(await findOddAddresses(host, {
      site,
      digests,
      pages: pages.filter(isMoney),
      oldAddresses: validEntries(entries, 'redirects').flatMap(({ value }) => value),
    })),
    reportAge(await host.get('/build.txt'), now),
    ...reportCompression(await host.get('/')),
    ...findMissingPages(digests, addresses),
  ];
}

/** Checks a site from outside: what visitors cannot get, what expires, and what somebody changed. */
export async function watchSite(options: WatchOptions): Promise<ReportItem[]> {
  const { origin, site, entries } = options;
  // The checks run one after the other, because slow DNS lookups of other hosts would delay the requests to our host.
  const hostItems = await checkHost(options).catch((error: unknown) => [
    makeBlocker('Pages', `${origin} cannot be checked: ${describeNetworkError(error)}`),
  ]);
  return [
    ...hostItems,
    ...(options.withLinks
      ? [
          ...(await findThirdPartyFaults(site)),
          // A link to a page that is gone must be corrected.
          ...(await findDeadLinks(entries, { playerOrigin: site.thirdParties.video.origin, onlyGone: true })),
        ]
      : [makeNote('Not checked', 'addresses of other companies. Add --links to ask them')]),
  ];
}
