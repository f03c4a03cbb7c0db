/**
 * `npm run deploy -- /srv/site`: makes dist-hosting/site the site that a server of one's own sends, at once and without
 * a failed request. `npm run deploy -- /srv/site 2026-11-20T000700` goes back to an earlier release.
 */
import { copyFile } from 'node:fs/promises';
import { pointAt, release } from './hosting/release.ts';

const [place, earlier] = process.argv.slice(2);
if (place === undefined) {
  console.error('Say where the server has the site: npm run deploy -- /srv/site');
  process.exit(2);
}
const name = earlier ?? new Date().toISOString().slice(0, 19).replaceAll(':', '');
const from = `${import.meta.dirname}/../dist-hosting`;
if (earlier === undefined) {
  await release(`${from}/site`, place, name);
  // Beside the release, where visitors do not get to: what it was made of.
  await copyFile(`${from}/sbom.cdx.json`, `${place}/${name}.sbom.cdx.json`);
} else await pointAt(place, name);
console.log(`${place}/current is ${name}`);
