import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands beside a release, by the end of its name. */
export const besides = { manifest: '.sha256sums', sbom: '.sbom.cdx.json' } as const;

/** The end of the name of what is not finished. */
export const part = '.part';

const KEPT_DAYS = 30;
export const KEPT_MS = KEPT_DAYS * 86_400_000;
/** Besides the one that visitors get. */
const KEPT_AT_LEAST = 2;

/** The name of a release made at a moment, in milliseconds since 1970: 2026-11-20T080000. */
export const nameRelease = (moment: number) =>
  new Date(moment).toISOString().slice(0, 19).replaceAll(':', '');

/** When a release was made, by its name; NaN for a name that somebody gave. */
function momentOf(name: string): number {
  return Date.parse(name.replace(/^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)$/, '$1:$2:$3Z'));
}

/** The names of the releases in `place`, oldest first. */
export async function listReleases(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return folders.map(({ name }) => name).toSorted();
}

/** Removes what deploys left that were broken off: unfinished releases, and lists of those that never came. */
export async function removeParts(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const end = Object.values(besides).find((each) => name.endsWith(each));
    const isAlone = end !== undefined && !existsSync(join(place, name.slice(0, -end.length)));
    if (name.endsWith(part) || isAlone) await rm(join(place, name), { recursive: true });
  }
}

/** Removes releases older than 30 days, but not the live one nor the last two before it. */
export async function removeOld(place: string, live: string, now: number): Promise<void> {
  const others = (await listReleases(place)).filter((name) => name !== live && !Number.isNaN(momentOf(name)));
  for (const name of others.slice(0, -KEPT_AT_LEAST)) {
    if (now - momentOf(name) < KEPT_MS) continue;
    // At once, so that none is left in part.
    await rename(join(place, name), join(place, `.${name}${part}`));
  }
  await removeParts(place);
}
