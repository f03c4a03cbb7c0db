/**
 * `npm run deploy -- /srv/site`: makes dist-hosting/site the site that a server of one's own sends, at once and without
 * a failed request. `npm run deploy -- /srv/site 2026-11-20T000700` goes back to an earlier release.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { claimFolder, findClosed, nameRelease } from './hosting/releases.ts';
import { currentRelease, goBack, release } from './hosting/release.ts';
import { findGap, splitByManifest } from './lib/manifest.ts';
import { Refusal, runCommand, sayLeft } from './lib/run-command.ts';
import { withLock } from './lib/with-lock.ts';

const from = 'dist-hosting';
const [place, earlier] = process.argv.slice(2);

async function deploy(place: string): Promise<void> {
  if (!existsSync(from)) throw new Refusal(`There is no ${from}/. Make it first: npm run hosting`);
  const gap = await findGap(from);
  if (gap) throw new Refusal(`${from}/ is not whole: ${gap}. Make it again: npm run hosting`);
  const { named, added } = await splitByManifest(from);
  const paths = named.flatMap((path) => (path.startsWith('site/') ? path.slice('site/'.length) : []));
  await release(`${from}/site`, place, nameRelease(Date.now()), { paths, sbom: `${from}/sbom.cdx.json` });
  sayLeft(from, added);
}

if (place === undefined) {
  console.error('Say where the server has the site: npm run deploy -- /srv/site');
  process.exit(2);
}
await runCommand(async () => {
  if (earlier === undefined) await mkdir(place, { recursive: true });
  else if (!existsSync(place)) throw new Refusal(`There is no ${place}.`);
  await claimFolder(place);
  await withLock(join(place, '.lock'), `Another deploy to ${place} is at work.`, () =>
    earlier === undefined
      ? withLock('dist.lock', 'Another build, hosting or deploy works in this folder.', () => deploy(place))
      : goBack(place, earlier),
  );
  console.log(`${join(place, 'current')} is ${await currentRelease(place)}`);
  const closed = await findClosed(place);
  if (closed !== undefined)
    console.warn(
      `Other users cannot enter ${closed}: a web server that runs as one answers 403. chmod o+x ${closed}`,
    );
});
