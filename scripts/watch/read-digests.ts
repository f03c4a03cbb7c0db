import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { is404Page } from '../../src/lib/publish/redirects.ts';
import { DIGESTS_FILE } from '../lib/digests.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import type { Host } from './host.ts';

/** The SHA-256 of each built file except DIGESTS_FILE, by its path in the built folder. */
export type Digests = ReadonlyMap<string, string>;

/** 404 pages, files with a leading dot, and files such as /_headers have no address of their own. */
export const hasAddress = (path: string) =>
  !/^\/_[^/]*$/.test(path) && !/\/\.(?!well-known\/)/.test(path) && !is404Page(addressOfFile(path));

function parseDigests(text: string, name: string): Digests {
  try {
    return new Map(Object.entries<string>(JSON.parse(text)));
  } catch {
    throw new Error(`${name} is not a list of files, so no file can be compared with the build`);
  }
}

/** The list on the host. Throws an error if the host does not have it, or sends something else. */
export async function readDigests(host: Host): Promise<Digests> {
  const { status, body } = await host.get(DIGESTS_FILE);
  if (status !== 200)
    throw new Error(`${DIGESTS_FILE} answers ${status}, so no file can be compared with the build`);
  return parseDigests(body, DIGESTS_FILE);
}

/** The list of the published build. `place` is the folder of the build, or its list. */
export async function readPublishedDigests(place: string): Promise<Digests> {
  const file = place.endsWith('.json') ? place : join(place, DIGESTS_FILE);
  return parseDigests(await readFile(file, 'utf8'), file);
}
