import { is404Page } from '../../src/lib/publish/redirects.ts';
import { DAY_MS } from '../../src/lib/time/dates.ts';
import { DIGESTS_FILE } from '../lib/manifest.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import type { Host } from './host.ts';

/** The SHA-256 of each public file, by its path in the built folder. */
export type Digests = ReadonlyMap<string, string>;

/** Whether visitors can open a file at its own address: not /_headers, hidden files or the pages for unknown addresses. */
const hasAddress = (path: string) =>
  !/^\/_[^/]*$/.test(path) && !/\/\.(?!well-known\/)/.test(path) && !is404Page(addressOfFile(path));

/** The build's list of files. Throws an error if the host does not have it. */
export async function readDigests(host: Host): Promise<Digests> {
  const { status, body } = await host.get(DIGESTS_FILE);
  if (status !== 200)
    throw new Error(`${DIGESTS_FILE} answers ${status}, so no file can be compared with the build`);
  try {
    return new Map(Object.entries<string>(JSON.parse(body)));
  } catch {
    throw new Error(`${DIGESTS_FILE} is not a list of files, so none can be compared with the build`);
  }
}

/** At most this many pictures and scripts are checked on one day. */
const MAX_ASSETS = 300;

/**
 * The files to check on the day of `now`: all files with an address of their own, and a different part of the pictures and
 * scripts each day.
 */
export function choosePaths(digests: Digests, now: number): string[] {
  const paths = [...digests.keys()].filter(hasAddress);
  const isAsset = (path: string) => /^\/(?:_astro|cards)\//.test(path);
  const assets = paths.filter(isAsset);
  const parts = Math.ceil(assets.length / MAX_ASSETS);
  const partOfToday = Math.floor(now / DAY_MS) % parts;
  return [
    ...paths.filter((path) => !isAsset(path)),
    ...assets.filter((_, index) => index % parts === partOfToday),
  ];
}
