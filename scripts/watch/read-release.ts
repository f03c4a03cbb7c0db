import { isMissing } from '../../src/lib/publish/redirects.ts';
import { DIGESTS_FILE } from '../../src/integrations/digests.ts';
import type { Host } from './reach.ts';

/** The SHA-256, in base64, of each file that visitors can ask for, by its path in the built folder. */
export type Release = ReadonlyMap<string, string>;

/** The address of a file: pages have none of their ending. */
export const addressOf = (path: string): string => path.replace(/(?:\/index)?\.html$/, '') || '/';

/** What hosts keep for themselves, and the answers to unknown addresses, have no address. */
const isAsked = (path: string) =>
  !/^\/_[^/]*$/.test(path) && !/\/\.(?!well-known\/)/.test(path) && !isMissing(addressOf(path));

/** What the build says that it published; a sentence where the host does not have that list. */
export async function readRelease(host: Host): Promise<Release | string> {
  const { status, body } = await host.ask(DIGESTS_FILE);
  if (status !== 200) return `${DIGESTS_FILE} answers ${status}: no file can be compared with the build`;
  try {
    return new Map(Object.entries(JSON.parse(body) as Record<string, string>));
  } catch {
    return `${DIGESTS_FILE} is no list of files: none can be compared with the build`;
  }
}

/** Files with a hash in their name that are asked for in one day, at most; another part of them each day. */
const SAMPLE = 300;

/** The files to look at on a day: pages, all that has an address of its own, and a sample of the pictures and scripts. */
export function choosePaths(release: Release, now: number): string[] {
  const paths = [...release.keys()].filter(isAsked);
  const isMany = (path: string) => /^\/(?:_astro|cards)\//.test(path);
  const many = paths.filter(isMany);
  const parts = Math.ceil(many.length / SAMPLE);
  const today = Math.floor(now / 86_400_000) % parts;
  return [...paths.filter((path) => !isMany(path)), ...many.filter((_, index) => index % parts === today)];
}
