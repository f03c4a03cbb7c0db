/**
 * `npm run deploy -- /srv/site`: makes dist-hosting/site the live site of your own server, without a failed request.
 * `npm run deploy -- /srv/site 2026-11-20T000700` rolls back to an earlier release.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { claimFolder, nameRelease } from './hosting/release-folder.ts';
import { currentRelease, publishRelease, rollBack } from './hosting/publish-release.ts';
import { listCompleteFolder } from './lib/manifest.ts';
import { Refusal, runCommand } from './lib/run-command.ts';
import { withLock } from './lib/with-lock.ts';

const from = 'dist-hosting';
const [place, earlierRelease] = process.argv.slice(2);

if (place === undefined) {
  console.error('Say where the server has the site: npm run deploy -- /srv/site');
  process.exit(2);
}

const deploy = () =>
  withLock('dist.lock', 'Another build, hosting or deploy is running in this folder.', async () => {
    const files = await listCompleteFolder(from, 'npm run hosting');
    const paths = files.flatMap((path) => (path.startsWith('site/') ? path.slice('site/'.length) : []));
    const sbom = `${from}/sbom.cdx.json`;
    await publishRelease(`${from}/site`, place, nameRelease(Date.now()), { paths, sbom });
  });

await runCommand(async () => {
  if (earlierRelease === undefined) await mkdir(place, { recursive: true });
  else if (!existsSync(place)) throw new Refusal(`There is no ${place}.`);
  // claimFolder comes first, because the lock creates a file in the folder. A refused folder must stay unchanged.
  await claimFolder(place);
  await withLock(join(place, '.lock'), `Another deploy to ${place} is running.`, () =>
    earlierRelease === undefined ? deploy() : rollBack(place, earlierRelease),
  );
  console.log(`${join(place, 'current')} points to ${await currentRelease(place)}`);
});
