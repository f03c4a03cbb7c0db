/** `npm run deploy -- /srv/site`: makes dist-hosting/site the live site of your own server, without a failed request. */
import { existsSync } from 'node:fs';
import { nameRelease, publishRelease } from './hosting/publish-release.ts';
import { Refusal, runCommand } from './lib/run-command.ts';
import { withLock } from './lib/with-lock.ts';

const from = 'dist-hosting/site';
const [place] = process.argv.slice(2);

if (place === undefined) {
  console.error('Say where the server has the site: npm run deploy -- /srv/site');
  process.exit(2);
}

await runCommand(() =>
  withLock('.', async () => {
    if (!existsSync(from)) throw new Refusal(`There is no ${from}/. Make it first: npm run hosting`);
    const name = nameRelease(Date.now());
    await publishRelease(from, place, name);
    console.log(`${place}/current points to ${name}`);
  }),
);
