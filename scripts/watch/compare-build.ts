import { setTimeout } from 'node:timers/promises';
import { forEachConcurrently } from '../../src/lib/for-each-concurrently.ts';
import type { Site } from '../../src/schemas/site.ts';
import { AT_ONCE, makeBlocker, makeNote, type ReportItem } from '../launch/report-items.ts';
import { DIGESTS_FILE } from '../lib/digests.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import { compareFile } from './compare-file.ts';
import { findHeaderFaults } from './find-headers.ts';
import { describeNetworkError, firstVisitor, otherVisitors, type Host, type Visitor } from './host.ts';
import { hasAddress, readDigests, type Digests } from './read-digests.ts';

/** The faults of each file that was checked; an empty list if it is right. */
type FaultsByPath = Map<string, string[]>;

const MAX_PASSES = 3;

interface CompareOptions {
  site: Site;
  /** The digests of the published build. Without them, the host is compared only with its own list. */
  published?: Digests | undefined;
  /** Whether an address is of a page with prices or gifts. */
  isMoney: (address: string) => boolean;
  pauseMs: number;
}

async function checkPath(host: Host, site: Site, path: string, digest: string): Promise<string[]> {
  const check = async (visitor: Visitor) => {
    const answer = await host.get(addressOfFile(path), visitor).catch(describeNetworkError);
    if (typeof answer === 'string') return [answer];
    return [...compareFile(path, digest, answer), ...findHeaderFaults(path, answer.headers, site)];
  };
  const faults = await check(firstVisitor);
  // What everybody gets is reported once.
  if (faults.length > 0 || !/\.(?:html|js)$/.test(path)) return faults;
  const others = await Promise.all(
    otherVisitors.map(async (visitor) => (await check(visitor)).map((fault) => `${fault} (${visitor.name})`)),
  );
  return others.flat();
}

/** A deploy may be running, so files with faults are checked again after a pause, at most twice, with the latest digests. */
async function checkInPasses(host: Host, { site, published, pauseMs }: CompareOptions) {
  const faults: FaultsByPath = new Map();
  let digests = published ?? (await readDigests(host));
  let paths = [...digests.keys()].filter(hasAddress);
  const check = async (path: string) => {
    faults.set(path, await checkPath(host, site, path, digests.get(path) ?? ''));
  };
  for (let pass = 1; ; pass++) {
    await forEachConcurrently(paths, check, AT_ONCE);
    paths = paths.filter((path) => faults.get(path)?.length);
    if (paths.length === 0 || pass === MAX_PASSES) return { digests, faults };
    await setTimeout(pauseMs);
    // If the digests are missing during a deploy, the earlier digests are used.
    digests = published ?? (await readDigests(host).catch(() => digests));
    // A deploy may have removed files.
    for (const path of faults.keys()) if (!digests.has(path)) faults.delete(path);
    paths = paths.filter((path) => digests.has(path));
  }
}

const MAX_IN_LINE = 3;

/** A fault with every address that has it. */
function nameAll(addresses: readonly string[], fault: string): string {
  if (addresses.length <= MAX_IN_LINE) return `${addresses.join(', ')}: ${fault}`;
  return [`${addresses.length} addresses: ${fault}`, ...addresses.map((address) => `    ${address}`)].join(
    '\n',
  );
}

const GROUPS = ['Prices and gifts', 'Pages', 'Files'] as const;

/** One item for each fault and group, with all addresses that have it: a missing header is usually missing everywhere. */
function groupByFault(faults: FaultsByPath, isMoney: CompareOptions['isMoney']): ReportItem[] {
  const groupOf = (path: string) => {
    if (!path.endsWith('.html')) return 'Files';
    return isMoney(addressOfFile(path)) ? 'Prices and gifts' : 'Pages';
  };
  const sorted = [...faults].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return GROUPS.flatMap((group) => {
    const inGroup = sorted.filter(([path]) => groupOf(path) === group);
    const pairs = inGroup.flatMap(([path, pathFaults]) =>
      pathFaults.map((fault) => ({ fault, address: addressOfFile(path) })),
    );
    return [...Map.groupBy(pairs, ({ fault }) => fault)].map(([fault, all]) => {
      const isEverywhere = group === 'Files' && all.length === inGroup.length && all.length > MAX_IN_LINE;
      const addresses = all.map(({ address }) => address);
      return makeBlocker(
        group,
        isEverywhere ? `all ${all.length} files: ${fault}` : nameAll(addresses, fault),
      );
    });
  });
}

/**
 * A host that built with other keys, or another commit, says so in its own list. Then this is the first thing to look at. A host
 * that adds to pages leaves its list as it was.
 */
async function findOtherBuild(host: Host, published: Digests, faults: FaultsByPath): Promise<ReportItem[]> {
  const own = await readDigests(host).catch(() => published);
  const different = [...published.keys()].filter((path) => own.get(path) !== published.get(path));
  if (!different.some((path) => faults.get(path)?.length)) return [];
  const text = `${DIGESTS_FILE} of the host differs from the published build in ${different.length} of ${published.size} files. Has the host built the newest commit, and with the same keys as GitHub (docs/settings.md)? If so, somebody has changed the site`;
  return [makeBlocker('Another build', text)];
}

/** Compares files on the host with the digests of the published build. */
export async function compareBuild(
  host: Host,
  options: CompareOptions,
): Promise<{ digests: Digests; items: ReportItem[] }> {
  const { published, isMoney } = options;
  const { digests, faults } = await checkInPasses(host, options);
  const count = `${faults.size} files`;
  return {
    digests,
    items: [
      ...(published ? await findOtherBuild(host, published, faults) : []),
      ...groupByFault(faults, isMoney),
      published
        ? makeNote('Checked', `${count}, against the published build`)
        : makeNote(
            'Not checked',
            `${count}, only against the host’s own list: a change of a file and of ${DIGESTS_FILE} goes unseen. Add --build and the folder of the build`,
          ),
    ],
  };
}
