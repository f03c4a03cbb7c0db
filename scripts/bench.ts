/**
 * `npm run bench`: builds the site, opens every page as a cheap phone on a slow line would, and writes docs/benchmarks.md
 * and docs/benchmarks.json, which the budget tests compare with.
 *
 *   --times sample|all|none   which pages are timed: one of each kind, all, none   (sample)
 *   --growth 1,10,100         how many times the content is built                  (1,10,100)
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPeers } from './bench/peers/build-peers.ts';
import { readWords } from './bench/peers/words.ts';
import { growProject } from './bench/grow-project.ts';
import { booking, followJourney, reading } from './bench/follow-journey.ts';
import { measureSite, type Site } from './bench/measure-site.ts';
import { launchBrowser } from './bench/phone.ts';
import { timeBuild } from './bench/time-build.ts';
import { writeReport, type Results } from './bench/write-report.ts';
import { listAddresses } from './lib/list-addresses.ts';
import { startServer } from './serve.ts';

const root = dirname(import.meta.dirname);
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: 'sample' },
    growth: { type: 'string', default: '1,10,100' },
  },
});

/** One address stands for all that differ in their number only. */
const kindOf = (path: string) => path.replaceAll(/\d+$/g, '');

async function measureGrowth(): Promise<Results['builds']> {
  const builds: Results['builds'] = [];
  for (const times of values.growth.split(',').map(Number).filter(Boolean)) {
    const copy = growProject(root, times);
    try {
      const cost = await timeBuild(copy);
      // Twice only where it is cheap: what differs between two builds does so in a small one too.
      const isSameAgain = times === 1 ? (await timeBuild(copy)).hash === cost.hash : null;
      builds.push({ times, cost, isSameAgain });
      console.log(`${times}x: ${cost.pages} pages in ${cost.seconds.toFixed(1)} s, ${cost.peakMb ?? '-'} MB`);
    } finally {
      rmSync(copy, { recursive: true });
    }
  }
  return builds;
}

const builds = await measureGrowth();
execFileSync(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
  cwd: root,
  stdio: 'ignore',
});
const dir = join(root, 'dist');
const paths = [...(await listAddresses(dir))]
  .filter(([path, file]) => file.endsWith('.html') && path !== '/404')
  .map(([path]) => path)
  .sort();
const samples = new Set(paths.map((path) => paths.find((other) => kindOf(other) === kindOf(path))));
const isTimed = (path: string) => values.times === 'all' || (values.times === 'sample' && samples.has(path));

const browser = await launchBrowser();
const server = await startServer({ dir, port: 0 });
const ours: Site = { name: 'this site', dir };
const results: Results = {
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  booking: await followJourney(browser, server.origin, booking),
  reading: await followJourney(browser, server.origin, reading),
  builds,
  sites: [{ site: ours, routes: await measureSite(browser, ours, paths, isTimed) }],
};
for (const peer of buildPeers(root, await readWords(browser, server.origin))) {
  const routes = await measureSite(browser, peer, peer.paths, () => values.times !== 'none');
  results.sites.push({ site: peer, routes });
  rmSync(dirname(peer.dir), { recursive: true });
}
await Promise.all([browser.close(), server.close()]);

const report = writeReport(results);
writeFileSync(join(root, 'docs/benchmarks.md'), report);
const weights = results.sites[0]?.routes.map(({ path, parts }) => [path, parts]) ?? [];
writeFileSync(
  join(root, 'docs/benchmarks.json'),
  `${JSON.stringify(Object.fromEntries(weights), null, 1)}\n`,
);
console.log(report);
