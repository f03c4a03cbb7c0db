import { securityTxt, securityTxtAddress } from '../../src/integrations/host-files.ts';
import { DAY_MS, startOfDay } from '../../src/lib/time/dates.ts';
import { robotsTxt } from '../../src/lib/publish/robots-txt.ts';
import type { Site } from '../../src/schemas/site.ts';
import { makeBlocker, makeNote, type ReportItem } from '../launch/report-items.ts';
import type { Answer, Host } from './host.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import type { Digests } from './read-digests.ts';

// The text of /build.txt (buildStamp in host-files.ts).
const STAMP = /^(\d{4}-\d\d-\d\d)(?: ([0-9a-f]+))?\s*$/;

function reportAge({ status, body }: Answer, now: number): ReportItem {
  const [, day, commit] = STAMP.exec(status === 200 ? body : '') ?? [];
  if (day === undefined) return makeBlocker('Age', '/build.txt does not say when the site was built');
  const days = Math.round((startOfDay(now) - Date.parse(day)) / DAY_MS);
  const built = `built on ${day}${commit ? ` from ${commit}` : ''}`;
  return days > 1
    ? makeBlocker('Age', `${built}, ${days} days ago: the daily build has not run`)
    : makeNote('Checked', `the site: ${built}`);
}

/** Without Brotli, each page costs visitors more. The site works, so this is only a note. */
function reportCompression({ headers }: Answer): ReportItem[] {
  const encoding = headers.get('content-encoding') ?? '';
  if (encoding === 'br' || encoding === 'zstd') return [];
  const [form, cost] = encoding ? [`as ${encoding}`, 'a fifth'] : ['uncompressed', 'several times'];
  return [
    makeNote(
      'Speed',
      `the home page comes ${form}, which costs visitors ${cost} more data: see hosting/README.md, Compression`,
    ),
  ];
}

/** Checks the files whose text depends only on content/site.yaml, and looks for the home page in the sitemap. */
async function findSettingsFaults(host: Host, site: Site): Promise<ReportItem[]> {
  const wanted: [path: string, text: string | undefined][] = [
    ['/robots.txt', robotsTxt(site)],
    [securityTxtAddress, securityTxt(site)],
  ];
  const found: ReportItem[] = [];
  for (const [path, text] of wanted) {
    // Without `security` in the settings there is no security.txt.
    if (text === undefined) continue;
    const { status, body } = await host.get(path);
    if (status !== 200 || body !== text)
      found.push(makeBlocker('Settings', `${path} is not what content/site.yaml says; build and deploy`));
  }
  // If each page has `noindex`, the sitemap lacks the home page. compareBuild reports a missing sitemap.
  const { status, body } = await host.get('/sitemap.xml');
  if (status === 200 && !body.includes(`<loc>${site.url}/</loc>`))
    found.push(makeBlocker('Search engines', 'the home page is not in /sitemap.xml'));
  return found;
}

function findMissingPages(digests: Digests, addresses: readonly string[]): ReportItem[] {
  const published = new Set(Array.from(digests.keys(), addressOfFile));
  return addresses
    .filter((address) => !published.has(address))
    .map((address) =>
      makeBlocker('Pages', `${address} is in content/, but not on the site; build and deploy`),
    );
}

export async function findContentFaults(
  host: Host,
  digests: Digests,
  { site, addresses, now }: { site: Site; addresses: readonly string[]; now: number },
): Promise<ReportItem[]> {
  return [
    reportAge(await host.get('/build.txt'), now),
    ...reportCompression(await host.get('/')),
    ...(await findSettingsFaults(host, site)),
    ...findMissingPages(digests, addresses),
  ];
}
