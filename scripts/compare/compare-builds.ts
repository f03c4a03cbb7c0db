import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { listAddresses } from '../lib/list-addresses.ts';

/** A page of one of two builds that is not the same in the other. */
export interface PageChange {
  /** As visitors see it: /lab-services. */
  address: string;
  change: 'new' | 'changed' | 'gone';
  /** Bytes of HTML and CSS after brotli; 0 where there is no page. */
  before: number;
  after: number;
}

async function readPages(folder: string): Promise<Map<string, Buffer>> {
  const files = await listAddresses(folder);
  const pages = [...files].filter(([, file]) => file.endsWith('.html'));
  return new Map(pages.map(([address, file]) => [address, readFileSync(file)]));
}

// Astro numbers an island by the folder it was built in, among others.
const UID = /(?<=<astro-island uid=")[^"]*/g;
const isSame = (a: Buffer, b: Buffer) =>
  a.equals(b) || a.toString().replace(UID, '') === b.toString().replace(UID, '');

const weigh = (html: Buffer | undefined) => (html ? brotliCompressSync(html).length : 0);

/** The pages that differ between the finished builds in two folders, by address; null where the first has not been built. */
export async function compareBuilds(before: string, after: string): Promise<PageChange[] | null> {
  if (!existsSync(before)) return null;
  const [old, now] = await Promise.all([readPages(before), readPages(after)]);
  const addresses = [...new Set([...old.keys(), ...now.keys()])].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return addresses.flatMap((address): PageChange[] => {
    const [was, is] = [old.get(address), now.get(address)];
    if (was && is && isSame(was, is)) return [];
    const change = !was ? 'new' : !is ? 'gone' : 'changed';
    return [{ address, change, before: weigh(was), after: weigh(is) }];
  });
}
