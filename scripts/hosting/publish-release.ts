import { existsSync } from 'node:fs';
import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { caching } from '../../src/lib/security/response-headers.ts';
import { DAY_MS } from '../../src/lib/time/dates.ts';
import { listPaths } from '../lib/digests.ts';
import { explainError } from '../lib/run-command.ts';

/** A release stays at least this long after it was made. A hashed file stays at least this long after a release last used it. */
const KEPT_MS = 30 * DAY_MS;
/** How many of the newest releases stay at any age. */
const MIN_KEPT = 3;

/** The name of a release made at `moment` (milliseconds since 1970), such as 2026-11-20T080000 (UTC). */
export const nameRelease = (moment: number) =>
  new Date(moment).toISOString().slice(0, 19).replaceAll(':', '');

// A deploy removes nothing else from the folder.
const RELEASE = /^\d{4}-\d\d-\d\dT\d{6}$/;
const UNFINISHED = /^\.\d{4}-\d\d-\d\dT\d{6}\.part$/;
const unfinishedOf = (place: string, name: string) => join(place, `.${name}.part`);

/** Renaming replaces the link `current` in one step, so every request finds a site. */
async function makeCurrent(place: string, name: string): Promise<void> {
  const next = join(place, '.current.part');
  // A killed deploy may have left this link.
  await rm(next, { force: true });
  await symlink(name, next);
  await rename(next, join(place, 'current'));
}

/**
 * Keeps two things from the previous release. Unchanged files without a hash in their name keep their `mtime`, so that browsers
 * need not load them again. Hashed files stay for 30 days after a release last used them, because open pages still request them.
 */
async function keepFromPrevious(previous: string, folder: string, now: number): Promise<void> {
  for (const path of await listPaths(previous)) {
    const [oldFile, newFile] = [join(previous, path), join(folder, path)];
    const { mtime } = await stat(oldFile);
    const isHashed = `/${path}`.startsWith(caching.hashedFolder);
    if (!existsSync(newFile)) {
      if (!isHashed || now - mtime.getTime() >= KEPT_MS) continue;
      await mkdir(dirname(newFile), { recursive: true });
      // Linux refuses a link to the file of another user, and a link to another disk is not possible.
      await link(oldFile, newFile).catch(() => cp(oldFile, newFile, { preserveTimestamps: true }));
      // A hashed file keeps its new time, which says when a release last used it.
    } else if (!isHashed && (await readFile(oldFile)).equals(await readFile(newFile)))
      await utimes(newFile, mtime, mtime);
  }
}

const warn = (error: unknown) => console.warn(`Warning: an old release stays. ${explainError(error)}`);

async function removeUnfinished(place: string, onError: (error: unknown) => void): Promise<void> {
  for (const name of await readdir(place))
    if (UNFINISHED.test(name)) await rm(join(place, name), { recursive: true }).catch(onError);
}

/** The new release is live, so what cannot be removed, such as files of another user, is only a warning. */
async function removeOldReleases(place: string, now: number): Promise<void> {
  const releases = (await readdir(place)).filter((name) => RELEASE.test(name)).toSorted();
  const old = releases.slice(0, -MIN_KEPT).filter((name) => name < nameRelease(now - KEPT_MS));
  // A folder is renamed first, so that an interrupted removal leaves no incomplete release.
  for (const name of old) await rename(join(place, name), unfinishedOf(place, name)).catch(warn);
  await removeUnfinished(place, warn);
}

/**
 * Copies the site in `from` into the folder of releases, `place`, and makes it live. A release gets its name (nameRelease) only when
 * it is complete.
 */
export async function publishRelease(
  from: string,
  place: string,
  name: string,
  now = Date.now(),
): Promise<void> {
  const unfinished = unfinishedOf(place, name);
  await mkdir(place, { recursive: true });
  // Frees the disk. removeOldReleases warns of what stays.
  await removeUnfinished(place, () => undefined);
  await cp(from, unfinished, { recursive: true });
  // Before the first deploy there is none.
  const previous = await realpath(join(place, 'current')).catch(() => undefined);
  if (previous) await keepFromPrevious(previous, unfinished, now);
  await rename(unfinished, join(place, name));
  await makeCurrent(place, name);
  await removeOldReleases(place, now);
}
