/**
 * `npm run hosting`: what your own server needs, made from dist/ and content/site.yaml: the site with compressed files, a
 * configuration of Caddy for http and one for https, and the software bill of materials, in dist-hosting/. That folder
 * changes only when it is complete.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { languagesWithMissing, parseRedirects } from '../src/lib/publish/redirects.ts';
import { responseHeaders } from '../src/lib/security/response-headers.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { caddyConfig } from './hosting/caddy-config.ts';
import { compressSite } from './hosting/compress-site.ts';
import { listAddresses, listPages } from './lib/list-addresses.ts';
import { writeSbom } from './hosting/write-sbom.ts';
import { findGap, splitByManifest, writeManifest } from './lib/manifest.ts';
import { replaceFolder } from './lib/replace-folder.ts';
import { Refusal, runCommand, sayLeft } from './lib/run-command.ts';
import { withLock } from './lib/with-lock.ts';

const from = process.env['OUT_DIR'] || 'dist';
const made = 'dist-hosting-building';

async function makeReady(): Promise<void> {
  if (!existsSync(from)) throw new Refusal(`There is no ${from}/. Build the site first: npm run build`);
  const gap = await findGap(from);
  if (gap) throw new Refusal(`${from}/ is not a whole build: ${gap}. Build the site again: npm run build`);
  const { named, added } = await splitByManifest(from);
  await compressSite(from, `${made}/site`, { paths: named });
  const site = readSiteSettings();
  const config = {
    root: '/srv/site/current',
    port: 8080,
    headers: responseHeaders(site),
    pages: await listPages(from),
    languages: languagesWithMissing((await listAddresses(from)).keys()),
    redirects: parseRedirects(await readFile(`${from}/_redirects`, 'utf8').catch(() => '')),
  };
  await writeFile(`${made}/Caddyfile`, caddyConfig(config));
  const https = { domain: new URL(site.url).hostname, plainPort: 80 };
  await mkdir(`${made}/https`);
  await writeFile(`${made}/https/Caddyfile`, caddyConfig({ ...config, port: 443, https }));
  await writeSbom(`${made}/sbom.cdx.json`);
  await writeManifest(made);
  await replaceFolder(made, 'dist-hosting');
  sayLeft(from, added);
}

await runCommand(async () => {
  const clear = () => rm(made, { recursive: true, force: true });
  await withLock('dist.lock', 'Another build, hosting or deploy works in this folder.', () =>
    clear().then(makeReady).finally(clear),
  );
  console.log(
    'dist-hosting/: site, sbom.cdx.json, Caddyfile for port 8080, and https/Caddyfile for a server that has the domain. ' +
      'Both expect the site at /srv/site/current.',
  );
});
