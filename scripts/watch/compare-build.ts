import { setTimeout } from 'node:timers/promises';
import { forEachConcurrently } from '../../src/lib/for-each-concurrently.ts';
import type { Site } from '../../src/schemas/site.ts';
import { AT_ONCE, makeBlocker, makeNote, type ReportItem } from '../launch/report-items.ts';
import { compareFile } from './compare-file.ts';
import { findHeaderFaults } from './find-headers.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import { choosePaths, readDigests, type Digests } from './read-digests.ts';
import { describeNetworkError, type Host } from './host.ts';

/** The faults of each file that was checked; an empty list if it is right. */
type FaultsByPath = Map<string, string[]>;

const MAX_PASSES = 3;

/** A deploy may be running, so files with faults are checked again after a pause, at most twice, with the latest digests. */
async function checkInPasses(host: Host, site: Site, now: number, pauseMs: number) {
  const faults: FaultsByPath = new Map();
  let digests = await readDigests(host);
  let paths = choosePaths(digests, now);
  const check = async (path: string) => {
    const answer = await host.get(addressOfFile(path)).catch(describeNetworkError);
    const pathFaults =
      typeof answer === 'string'
        ? [answer]
        : [
            ...compareFile(path, digests.get(path) ?? '', answer),
            ...findHeaderFaults(path, answer.headers, site),
          ];
    faults.set(path, pathFaults);
  };
  for (let pass = 1; ; pass++) {
    await forEachConcurrently(paths, check, AT_ONCE);
    paths = paths.filter((path) => faults.get(path)?.length);
    if (paths.length === 0 || pass === MAX_PASSES) return { digests, faults };
    await setTimeout(pauseMs);
    // If the digests are missing during a deploy, the earlier digests are used.
    digests = await readDigests(host).catch(() => digests);
    // A deploy may have removed files.
    for (const path of faults.keys()) if (!digests.has(path)) faults.delete(path);
    paths = paths.filter((path) => digests.has(path));
  }
}

const MAX_NAMED = 3;

/** One item for each fault, with the first addresses that have it: a missing header is usually missing everywhere. */
function groupByFault(faults: FaultsByPath): ReportItem[] {
  const sorted = [...faults].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const pairs = sorted.flatMap(([path, pathFaults]) =>
    pathFaults.map((fault) => ({ fault, address: addressOfFile(path) })),
  );
  return [...Map.groupBy(pairs, ({ fault }) => fault)].map(([fault, all]) => {
    const named = all.slice(0, MAX_NAMED).map(({ address }) => address);
    const more = all.length > MAX_NAMED ? ` and ${all.length - MAX_NAMED} more` : '';
    return makeBlocker('Files', `${named.join(', ')}${more}: ${fault}`);
  });
}

/** Compares files on the host with the build's list of digests. */
export async function compareBuild(
  host: Host,
  site: Site,
  { now, pauseMs }: { now: number; pauseMs: number },
): Promise<{ digests: Digests; items: ReportItem[] }> {
  const { digests, faults } = await checkInPasses(host, site, now, pauseMs);
  const countNote = makeNote('Checked', `${faults.size} of ${digests.size} files, including every page`);
  return { digests, items: [...groupByFault(faults), countNote] };
}
