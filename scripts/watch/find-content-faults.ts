import { DAY_MS, startOfDay } from '../../src/lib/time/dates.ts';
import { makeBlocker, makeNote, type ReportItem } from '../launch/report-items.ts';
import type { Answer } from './host.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import type { Digests } from './read-digests.ts';

// The text of /build.txt (buildStamp in host-files.ts).
const STAMP = /^(\d{4}-\d\d-\d\d)(?: ([0-9a-f]+))?\s*$/;

export function reportAge({ status, body }: Answer, now: number): ReportItem {
  const [, day, commit] = STAMP.exec(status === 200 ? body : '') ?? [];
  if (day === undefined) return makeBlocker('Age', '/build.txt does not say when the site was built');
  const days = Math.round((startOfDay(now) - Date.parse(day)) / DAY_MS);
  const built = `built on ${day}${commit ? ` from ${commit}` : ''}`;
  return days > 1
    ? makeBlocker('Age', `${built}, ${days} days ago: the daily build has not run`)
    : makeNote('Checked', `the site: ${built}`);
}

/** Without Brotli, each page costs visitors more. The site works, so this is only a note. */
export function reportCompression({ headers }: Answer): ReportItem[] {
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

export function findMissingPages(digests: Digests, addresses: readonly string[]): ReportItem[] {
  const published = new Set(Array.from(digests.keys(), addressOfFile));
  return addresses
    .filter((address) => !published.has(address))
    .map((address) =>
      makeBlocker('Pages', `${address} is in content/, but not on the site; build and deploy`),
    );
}
