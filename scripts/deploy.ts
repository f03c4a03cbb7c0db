/**
 * `npm run deploy -- /srv/site`: makes dist-hosting/site the site that a server of one's own sends, at once and without
 * a failed request. `npm run deploy -- /srv/site 2026-11-20T000700` goes back to an earlier release.
 */
import { pointAt, release } from './hosting/release.ts';

const [place, earlier] = process.argv.slice(2);
if (place === undefined) {
  console.error('Say where the server has the site: npm run deploy -- /srv/site');
  process.exit(2);
}
const name = earlier ?? new Date().toISOString().slice(0, 19).replaceAll(':', '');
if (earlier === undefined) await release(`${import.meta.dirname}/../dist-hosting/site`, place, name);
else await pointAt(place, name);
console.log(`${place}/current is ${name}`);
