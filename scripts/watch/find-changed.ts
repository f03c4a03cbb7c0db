import { setTimeout } from 'node:timers/promises';
import { readListedPage } from '../../src/integrations/sitemap.ts';
import { forEachConcurrently } from '../../src/lib/for-each-concurrently.ts';
import type { Site } from '../../src/schemas/site.ts';
import { block, mention, type Finding } from '../launch/findings.ts';
import { compareFile } from './compare-file.ts';
import { findHeaderFaults } from './find-headers.ts';
import { addressOf, choosePaths, readRelease, type Release } from './read-release.ts';
import { whyUnanswered, type Host } from './reach.ts';

interface Seen {
  faults: string[];
  headerFaults: string[];
  /** Where search engines are told to find it, if it is a page. */
  canonical: string | undefined;
  /** Of the sitemap. */
  body: string;
}

const SITEMAP = '/sitemap.xml';

async function see(host: Host, site: Site, path: string, digest: string): Promise<Seen> {
  const answer = await host.ask(addressOf(path)).catch(whyUnanswered);
  if (typeof answer === 'string')
    return { faults: [answer], headerFaults: [], canonical: undefined, body: '' };
  return {
    faults: compareFile(path, digest, answer),
    headerFaults: findHeaderFaults(path, answer.headers, site),
    canonical: path.endsWith('.html') ? readListedPage(answer.body)?.address : undefined,
    body: path === SITEMAP ? answer.body : '',
  };
}

const PASSES = 3;

/** Looks at each file; at those with a fault again after a pause, with the list of then: a deploy may be under way. */
async function seeAll(host: Host, site: Site, first: Release, now: number, pauseMs: number) {
  const seen = new Map<string, Seen>();
  let release = first;
  let paths = choosePaths(release, now);
  for (let pass = 1; ; pass++) {
    const look = async (path: string) =>
      void seen.set(path, await see(host, site, path, release.get(path) ?? ''));
    await forEachConcurrently(paths, look, 6);
    const faulty = paths.filter(
      (path) => seen.get(path)?.faults.length || seen.get(path)?.headerFaults.length,
    );
    if (faulty.length === 0 || pass === PASSES) return { release, seen };
    await setTimeout(pauseMs);
    const later = await readRelease(host).catch(whyUnanswered);
    if (typeof later !== 'string') release = later;
    for (const path of seen.keys()) if (!release.has(path)) seen.delete(path);
    paths = faulty.filter((path) => release.has(path));
  }
}

const NAMED = 3;

/** One finding for each fault, with the addresses that have it: a header that is missing is missing everywhere. */
function group(
  title: string,
  seen: ReadonlyMap<string, Seen>,
  faultsOf: (seen: Seen) => string[],
): Finding[] {
  const inOrder = [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const faults = inOrder.flatMap(([path, each]) =>
    faultsOf(each).map((fault) => ({ fault, address: addressOf(path) })),
  );
  return [...Map.groupBy(faults, ({ fault }) => fault)].map(([fault, all]) => {
    const named = all.slice(0, NAMED).map(({ address }) => address);
    const more = all.length > NAMED ? ` and ${all.length - NAMED} more` : '';
    return block(title, `${named.join(', ')}${more}: ${fault}`);
  });
}

/** Where the sitemap does not list what the pages themselves say that search engines may list. */
function findSitemapFaults(site: Site, seen: ReadonlyMap<string, Seen>): Finding[] {
  const body = seen.get(SITEMAP)?.body;
  // Its own fault has been said.
  if (!body) return [];
  const listed = new Set(Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address));
  const wanted = new Set(
    [`${site.url}/`, ...Array.from(seen.values(), ({ canonical }) => canonical ?? [])].flat(),
  );
  const missing = [...wanted].filter((address) => !listed.has(address));
  const text = `${missing.slice(0, NAMED).join(', ')} of ${wanted.size} pages are not in /sitemap.xml`;
  return missing.length > 0 ? [block('Search engines', text)] : [];
}

/** What each file on the host is, compared with what the build published; `pauseMs` lies between two looks at a fault. */
export async function findChanged(
  host: Host,
  site: Site,
  { now, pauseMs }: { now: number; pauseMs: number },
): Promise<{ release: Release | undefined; findings: Finding[] }> {
  const first = await readRelease(host);
  if (typeof first === 'string') return { release: undefined, findings: [block('Files', first)] };
  const { release, seen } = await seeAll(host, site, first, now, pauseMs);
  const findings = [
    ...group('Files', seen, ({ faults }) => faults),
    ...group('Headers', seen, ({ headerFaults }) => headerFaults),
    ...findSitemapFaults(site, seen),
    mention('Looked at', `${seen.size} of ${release.size} files, every page among them`),
  ];
  return { release, findings };
}
