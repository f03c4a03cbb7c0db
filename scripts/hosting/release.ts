import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import { join } from 'node:path';
import { caching } from '../../src/lib/response-headers.ts';

const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

/** Points `current` at a release, so that no request ever finds neither: a link is replaced by renaming another over it. */
export async function pointAt(place: string, release: string): Promise<void> {
  await stat(join(place, release, 'index.html'));
  const next = join(place, `.next-${process.pid}`);
  await rm(next, { force: true });
  await symlink(release, next);
  await rename(next, join(place, 'current'));
}

/** The release that visitors get now; undefined before the first. */
export function currentRelease(place: string): Promise<string | undefined> {
  return readlink(join(place, 'current')).catch(() => undefined);
}

/** Whether the release has the very bytes; the time tells since when a file is in use. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(one), readFile(other).catch(() => undefined)]);
  return b?.equals(a) ?? false;
}

/**
 * Puts the site in `from` into `place` as a release of its own and points visitors at it. Files that have not changed keep
 * their time, so nobody loads them again. Hashed files of the release before stay for 30 days after their last use: pages
 * that are open since yesterday still ask for them.
 */
export async function release(from: string, place: string, name: string, now = Date.now()): Promise<void> {
  const folder = join(place, name);
  await mkdir(place, { recursive: true });
  await cp(from, folder, { recursive: true, errorOnExist: true, force: false });
  const before = await currentRelease(place);
  if (before !== undefined) {
    const last = join(place, before);
    for (const entry of await readdir(last, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const old = join(entry.parentPath, entry.name);
      const path = old.slice(last.length);
      const { mtime } = await stat(old);
      if (await isSame(old, folder + path)) {
        // What is hashed is in use today; for all else the time is what browsers ask by.
        if (!path.startsWith(caching.hashedFolder)) await utimes(folder + path, mtime, mtime);
      } else if (path.startsWith(caching.hashedFolder) && now - mtime.getTime() < KEEP_DAYS * DAY_MS) {
        await link(old, folder + path);
      }
    }
  }
  await pointAt(place, name);
}
