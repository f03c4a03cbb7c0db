/**
 * `npm run watch -- https://hopehealth.org`: checks the live site from outside. It prints what differs from the build, the content and the settings,
 * and what has expired or soon will. It exits with 1 if somebody must act. `--to FILE` also writes the report into a file.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContent } from '../src/content-check/check-content.ts';
import { listTargets } from '../src/content-check/links/list-targets.ts';
import { isPublic } from '../src/lib/publish/public-days.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { formatReport } from './launch/report-items.ts';
import { watchSite } from './watch/watch-site.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const [address = ''] = positionals;
if (!address.startsWith('https://') || !URL.canParse(address)) {
  console.error('Say which site: npm run watch -- https://hopehealth.org');
  process.exit(2);
}
const { origin, host, port } = new URL(address);
const content = await readContent(process.cwd());
const now = Date.now();
const { addresses, spanOf } = listTargets(content);
const items = await watchSite({
  origin,
  plainOrigin: port ? undefined : `http://${host}`,
  site: readSiteSettings(),
  entries: content.entries,
  addresses: [...addresses].filter((address) => isPublic(spanOf(address), now)),
  now,
});
const heading = `${origin}, checked on ${new Date(now).toISOString().slice(0, 16).replace('T', ' at ')} GMT`;
const verdict = { blocked: 'Somebody must act', free: 'All is well' };
const report = `${heading}\n\n${formatReport(items, verdict)}\n`;
process.stdout.write(report);
if (values.to) writeFileSync(values.to, report);
process.exitCode = items.some(({ isBlocking }) => isBlocking) ? 1 : 0;
