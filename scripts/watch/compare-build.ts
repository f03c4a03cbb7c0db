import { setTimeout } from 'node:timers/promises';
import { readListedPage } from '../../src/integrations/sitemap.ts';
import { forEachConcurrently } from '../../src/lib/for-each-concurrently.ts';
import type { Site } from '../../src/schemas/site.ts';
import { blocker, note, type ReportItem } from '../launch/report-items.ts';
import { compareFile } from './compare-file.ts';
import { findHeaderFaults } from './find-headers.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import { choosePaths, readDigests, type Digests } from './read-digests.ts';
import { describeNetworkError, type Host } from './host.ts';

interface CheckedFile {
  faults: string[];
  headerFaults: string[];
  /** The address under which search engines may list the page. */
  canonical?: string | undefined;
  /** The text of the sitemap; '' for other files. */
  sitemap: string;
}

const SITEMAP = '/sitemap.xml';

async function checkFile(host: Host, site: Site, path: string, digest: string): Promise<CheckedFile> {
  const answer = await host.get(addressOfFile(path)).catch(describeNetworkError);
  if (typeof answer === 'string') return { faults: [answer], headerFaults: [], sitemap: '' };
  return {
    faults: compareFile(path, digest, answer),
    headerFaults: findHeaderFaults(path, answer.headers, site),
    canonical: path.endsWith('.html') ? readListedPage(answer.body)?.address : undefined,
    sitemap: path === SITEMAP ? answer.body : '',
  };
}

const MOST_PASSES = 3;

/** Checks each file. After a fault it pauses and checks again with the latest list, because a deploy may be running. */
async function checkInPasses(host: Host, site: Site, first: Digests, now: number, pauseMs: number) {
  const checked = new Map<string, CheckedFile>();
  let digests = first;
  let paths = choosePaths(digests, now);
  for (let pass = 1; ; pass++) {
    const check = async (path: string) =>
      void checked.set(path, await checkFile(host, site, path, digests.get(path) ?? ''));
    await forEachConcurrently(paths, check, 6);
    const faulty = paths.filter((path) => {
      const { faults = [], headerFaults = [] } = checked.get(path) ?? {};
      return faults.length + headerFaults.length > 0;
    });
    if (faulty.length === 0 || pass === MOST_PASSES) return { digests, checked };
    await setTimeout(pauseMs);
    const later = await readDigests(host).catch(describeNetworkError);
    if (typeof later !== 'string') digests = later;
    for (const path of checked.keys()) if (!digests.has(path)) checked.delete(path);
    paths = faulty.filter((path) => digests.has(path));
  }
}

const MOST_NAMED = 3;

/** One item for each fault, with the addresses that have it: a missing header is usually missing everywhere. */
function groupByFault(
  group: string,
  checked: ReadonlyMap<string, CheckedFile>,
  faultsOf: (file: CheckedFile) => string[],
): ReportItem[] {
  const sorted = [...checked].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const faults = sorted.flatMap(([path, file]) =>
    faultsOf(file).map((fault) => ({ fault, address: addressOfFile(path) })),
  );
  return [...Map.groupBy(faults, ({ fault }) => fault)].map(([fault, all]) => {
    const named = all.slice(0, MOST_NAMED).map(({ address }) => address);
    const more = all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : '';
    return blocker(group, `${named.join(', ')}${more}: ${fault}`);
  });
}

/** Pages that search engines may list and that the sitemap lacks. */
function findSitemapFaults(site: Site, checked: ReadonlyMap<string, CheckedFile>): ReportItem[] {
  const sitemap = checked.get(SITEMAP)?.sitemap;
  // A missing sitemap is already a fault of that file.
  if (!sitemap) return [];
  const listed = new Set(Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address));
  const wanted = new Set([
    `${site.url}/`,
    ...[...checked.values()].flatMap(({ canonical }) => canonical ?? []),
  ]);
  const missing = [...wanted].filter((address) => !listed.has(address));
  const text = `${missing.slice(0, MOST_NAMED).join(', ')} of ${wanted.size} pages are not in /sitemap.xml`;
  return missing.length > 0 ? [blocker('Search engines', text)] : [];
}

/** Compares the files on the host with the build's list of digests. `pauseMs` is the time between two checks of a fault. */
export async function compareBuild(
  host: Host,
  site: Site,
  { now, pauseMs }: { now: number; pauseMs: number },
): Promise<{ digests?: Digests; items: ReportItem[] }> {
  const first = await readDigests(host);
  if (typeof first === 'string') return { items: [blocker('Files', first)] };
  const { digests, checked } = await checkInPasses(host, site, first, now, pauseMs);
  const items = [
    ...groupByFault('Files', checked, ({ faults }) => faults),
    ...groupByFault('Headers', checked, ({ headerFaults }) => headerFaults),
    ...findSitemapFaults(site, checked),
    note('Checked', `${checked.size} of ${digests.size} files, including every page`),
  ];
  return { digests, items };
}
