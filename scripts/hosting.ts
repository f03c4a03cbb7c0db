/**
 * `npm run hosting`: writes into dist-hosting/ what your own server needs: the compressed site, a Caddyfile for HTTP and one for
 * HTTPS, and the software bill of materials. The folder changes only when all these files are ready.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseRedirects } from '../src/lib/publish/redirects.ts';
import { responseHeaders } from '../src/lib/security/response-headers.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { caddyConfig } from './hosting/caddy-config.ts';
import { compressSite } from './hosting/compress-site.ts';
import { writeSbom } from './hosting/write-sbom.ts';
import { checkBuild } from './lib/digests.ts';
import { listPageAddresses } from './lib/map-addresses.ts';
import { replaceFolder } from './lib/replace-folder.ts';
import { runCommand } from './lib/run-command.ts';
import { withLock } from './lib/with-lock.ts';

const from = process.env['OUT_DIR'] || 'dist';
const staging = 'dist-hosting-building';

async function writeHosting(): Promise<void> {
  await checkBuild(from);
  // A killed run leaves files.
  await rm(staging, { recursive: true, force: true });
  await compressSite(from, `${staging}/site`);
  const site = readSiteSettings();
  const config = {
    // As in hosting/own-server.md.
    root: '/srv/site/current',
    headers: responseHeaders(site),
    pages: await listPageAddresses(from),
    redirects: parseRedirects(await readFile(`${from}/_redirects`, 'utf8')),
  };
  await writeFile(`${staging}/Caddyfile`, caddyConfig({ ...config, address: ':8080' }));
  await mkdir(`${staging}/https`);
  const address = `https://${new URL(site.url).hostname}`;
  await writeFile(`${staging}/https/Caddyfile`, caddyConfig({ ...config, address }));
  // Servers do not send files that begin with a dot.
  await writeSbom(`${staging}/site/.sbom.cdx.json`);
  await replaceFolder(staging, 'dist-hosting');
}

await runCommand(async () => {
  await withLock('.', writeHosting);
  console.log(
    'dist-hosting/: site, Caddyfile for port 8080, and https/Caddyfile for a server that has the domain. ' +
      'Both Caddyfiles expect the site at /srv/site/current.',
  );
});
