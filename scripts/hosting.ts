/**
 * `npm run hosting`: what a server of one's own needs, made from dist/ and content/site.yaml: the site with compressed
 * files, configurations of nginx and Caddy, and the software bill of materials, in dist-hosting/.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { responseHeaders } from '../src/lib/response-headers.ts';
import { readSiteSettings } from '../src/lib/site-settings.ts';
import { caddyConfig } from './hosting/caddy-config.ts';
import { compressSite } from './hosting/compress-site.ts';
import { nginxConfig } from './hosting/nginx-config.ts';
import { writeSbom } from './hosting/write-sbom.ts';

process.chdir(`${import.meta.dirname}/..`);
const from = process.env['OUT_DIR'] ?? 'dist';
if (!existsSync(from)) {
  console.error(`There is no ${from}/. Build the site first: npm run build`);
  process.exit(1);
}
await compressSite(from, 'dist-hosting/site');
const config = { root: '/srv/site/current', port: 8080, headers: responseHeaders(readSiteSettings()) };
await writeFile('dist-hosting/nginx.conf', nginxConfig(config));
await writeFile('dist-hosting/Caddyfile', caddyConfig(config));
await writeSbom('dist-hosting/sbom.cdx.json');
console.log(
  'dist-hosting/: site, nginx.conf, Caddyfile, sbom.cdx.json. They expect the site at /srv/site/current.',
);
