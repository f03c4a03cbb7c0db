/**
 * `npm run watch -- https://hopehealth.org`: checks the live site from outside. It prints what differs from the build, the
 * content and the settings, and what has expired or will expire soon. It exits with 1 if somebody must act.
 */
import { readContent } from '../src/content-check/check-content.ts';
import { listTargets } from '../src/content-check/links/list-targets.ts';
import { isPublic } from '../src/lib/publish/public-days.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { formatReport } from './launch/report-items.ts';
import { watchSite } from './watch/watch-site.ts';

const [address = ''] = process.argv.slice(2);
if (!address.startsWith('https://') || !URL.canParse(address)) {
  console.error('Say which site: npm run watch -- https://hopehealth.org');
  process.exit(2);
}
const { origin, host, port } = new URL(address);
const content = await readContent(process.cwd());
const now = Date.now();
const { addresses, publicDaysOf } = listTargets(content);
const items = await watchSite({
  origin,
  // If the address has a port, the port for HTTP is not known.
  unencryptedOrigin: port ? undefined : `http://${host}`,
  site: readSiteSettings(),
  entries: content.entries,
  addresses: [...addresses].filter((path) => isPublic(publicDaysOf(path), now)),
  now,
});
const heading = `${origin}, checked on ${new Date(now).toISOString().slice(0, 16).replace('T', ' at ')} GMT`;
const verdict = { blocked: 'Somebody must act', free: 'All is well' };
console.log(`${heading}\n\n${formatReport(items, verdict)}`);
process.exitCode = items.some(({ isBlocking }) => isBlocking) ? 1 : 0;
