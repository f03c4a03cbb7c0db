/**
 * `npm run watch -- https://hopehealth.org`: looks at the live site from outside, and says in one page of text what differs
 * from what was built, and from content and settings, and what has run out or soon will. Exit code 1 when somebody must act.
 * `--to FILE` also writes that page into a file.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContent } from '../src/content-check/check-content.ts';
import { listTargets } from '../src/content-check/links/list-targets.ts';
import { isPublic } from '../src/lib/publish/public-days.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { formatFindings } from './launch/findings.ts';
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
const findings = await watchSite({
  origin,
  plainOrigin: port ? undefined : `http://${host}`,
  site: readSiteSettings(),
  entries: content.entries,
  addresses: [...addresses].filter((address) => isPublic(spanOf(address), now)),
  now,
});
const heading = `${origin}, looked at on ${new Date(now).toISOString().slice(0, 16).replace('T', ' at ')} GMT`;
const words = { blocked: 'Somebody must act', free: 'All is well' };
const page = `${heading}\n\n${formatFindings(findings, words)}\n`;
process.stdout.write(page);
if (values.to) writeFileSync(values.to, page);
process.exitCode = findings.some(({ isBlocking }) => isBlocking) ? 1 : 0;
