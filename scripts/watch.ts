/**
 * `npm run watch -- https://hopehealth.org --build dist --links`: checks the live site from outside. It prints what differs from
 * the build, the content and the settings, and what has expired or will expire soon. It exits with 1 if somebody must act.
 * `--build` is the folder of the published build, or its digests.json. `--links` also asks other companies.
 */
import { parseArgs } from 'node:util';
import { listProblems, readContent } from '../src/content-check/check-content.ts';
import { listTargets } from '../src/content-check/links/list-targets.ts';
import { isPublic } from '../src/lib/publish/public-days.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { listDue } from './launch/find-due.ts';
import { formatReport, makeNote } from './launch/report-items.ts';
import { describeNetworkError } from './watch/host.ts';
import { readPublishedDigests } from './watch/read-digests.ts';
import { watchSite } from './watch/watch-site.ts';

const USAGE = 'npm run watch -- https://hopehealth.org --build dist --links';

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'string' }, links: { type: 'boolean', default: false } },
});
const [address = ''] = positionals;
const url = URL.parse(address);
if (url?.protocol !== 'https:') refuse(`Say which site, with https: ${USAGE}. The watch tries http too.`);
const { origin, host, port } = url;
const published =
  options.build === undefined
    ? undefined
    : await readPublishedDigests(options.build).catch((error: unknown) =>
        refuse(`The list of the build cannot be read from ${options.build}: ${describeNetworkError(error)}`),
      );
const content = await readContent(process.cwd());
const now = Date.now();
const { addresses, publicDaysOf } = listTargets(content);
const items = [
  ...(await watchSite({
    origin,
    // If the address has a port, the port for HTTP is not known.
    unencryptedOrigin: port ? undefined : `http://${host}`,
    site: readSiteSettings(),
    entries: content.entries,
    addresses: [...addresses].filter((path) => isPublic(publicDaysOf(path), now)),
    published,
    withLinks: options.links,
    now,
  })),
  // The daily build alarms about these on Mondays (check:content --due).
  ...listDue(listProblems(content), makeNote),
];
const heading = `${origin}, checked on ${new Date(now).toISOString().slice(0, 16).replace('T', ' at ')} GMT`;
const verdict = {
  blocked: 'Somebody must act',
  free: published ? 'All is well' : 'Nothing found in what could be checked',
};
console.log(`${heading}\n\n${formatReport(items, verdict)}`);
process.exitCode = items.some(({ isBlocking }) => isBlocking) ? 1 : 0;
