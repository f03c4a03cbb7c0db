import { existsSync } from 'node:fs';
import { chmod, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../src/lib/time/dates.ts';
import { Refusal } from '../lib/run-command.ts';

/** Files beside a release, where visitors cannot reach them: the release's name with one of these endings. */
export const RELEASE_ENDINGS = { manifest: '.sha256sums', sbom: '.sbom.cdx.json' } as const;

/** The ending of unfinished files and folders. */
export const PART_ENDING = '.part';

/** This file marks a folder for releases. */
const MARK_FILE = '.releases';

/** Refuses a folder that has files but no MARK_FILE, because deploys delete old releases, manifests and unfinished files there. */
export async function claimFolder(place: string): Promise<void> {
  const names = await readdir(place);
  if (names.includes(MARK_FILE)) return;
  if (names.length > 0)
    throw new Refusal(
      `${place} is not empty, and is not a folder of releases. Choose an empty or a new folder. ` +
        `If all files in ${place} are from deploys of this site, ` +
        `create the empty file ${join(place, MARK_FILE)}.`,
    );
  await writeFile(join(place, MARK_FILE), '');
}

/** A release stays at least this long after it was made. A hashed file stays at least this long after a release last used it. */
export const KEPT_MS = 30 * DAY_MS;
/** How many of the newest releases stay at any age, in addition to the live one. */
const MIN_KEPT = 2;

/** The name of a release made at `moment` (milliseconds since 1970), such as 2026-11-20T080000 (UTC). */
export const nameRelease = (moment: number) =>
  new Date(moment).toISOString().slice(0, 19).replaceAll(':', '');

const RELEASE_NAME = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)$/;

/** When a release was made, from its name; NaN for any other name, such as photographs-2019, which Date.parse would accept. */
function parseReleaseTime(name: string): number {
  return RELEASE_NAME.test(name) ? Date.parse(name.replace(RELEASE_NAME, '$1:$2:$3Z')) : NaN;
}

/** Oldest release first. Includes any other visible folder that somebody added. */
export async function listReleases(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return folders.map(({ name }) => name).toSorted();
}

/** Removes what interrupted deploys left. */
export async function removeUnfinished(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const ending = Object.values(RELEASE_ENDINGS).find((each) => name.endsWith(each));
    const isOrphan = ending !== undefined && !existsSync(join(place, name.slice(0, -ending.length)));
    if (name.endsWith(PART_ENDING) || isOrphan) await rm(join(place, name), { recursive: true });
  }
}

export async function removeOldReleases(place: string, live: string, now: number): Promise<void> {
  const others = (await listReleases(place)).filter(
    (name) => name !== live && !Number.isNaN(parseReleaseTime(name)),
  );
  for (const name of others.slice(0, -MIN_KEPT)) {
    if (now - parseReleaseTime(name) < KEPT_MS) continue;
    // The folder is renamed first, so that an interrupted removal leaves no incomplete release.
    await rename(join(place, name), join(place, `.${name}${PART_ENDING}`));
  }
  await removeUnfinished(place);
}

/** Lets every user read the folder: the web server is another user, and answers 403 if it may not read a file. */
export async function makeReadable(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  await chmod(folder, 0o755);
}
