import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { caching } from '../../src/lib/security/response-headers.ts';
import { copyFiles, findGap, hashFile, listPaths, readManifest, writeManifest } from '../lib/manifest.ts';
import { Refusal } from '../lib/run-command.ts';
import { makeReadable, sideFiles, listReleases, part, removeParts, removeOld, KEPT_MS } from './releases.ts';

/** Points `current` at a release, so that no request ever finds neither: a link is replaced by renaming another over it. */
export async function pointAt(place: string, release: string): Promise<void> {
  await stat(join(place, release, 'index.html'));
  const next = join(place, `.next-${process.pid}${part}`);
  await rm(next, { force: true });
  await symlink(release, next);
  await rename(next, join(place, 'current'));
}

/** The release that visitors get now; undefined before the first. */
export async function currentRelease(place: string): Promise<string | undefined> {
  const target = await readlink(join(place, 'current')).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
}

/** Points visitors at an existing release, if it is complete. */
export async function goBack(place: string, name: string): Promise<void> {
  const release = basename(name);
  const names = await listReleases(place);
  if (!names.includes(release))
    throw new Refusal(
      `There is no release ${release} in ${place}. There are: ${names.join(', ') || 'none'}.`,
    );
  const gap = await findGap(join(place, release), join(place, release + sideFiles.manifest));
  if (gap)
    throw new Refusal(
      `The release ${release} is not whole: ${gap}. Visitors keep the one they have; choose another.`,
    );
  await pointAt(place, release);
}

/**
 * Gives files that are as they were in the release `before` their time, so nobody loads them again, and keeps its hashed files
 * for 30 days after their last use: pages that are open since yesterday still ask for them. What its list does not name
 * is not ours.
 */
async function carryOver(place: string, before: string, folder: string, now: number): Promise<void> {
  for (const [path, hash] of await readManifest(join(place, before + sideFiles.manifest))) {
    const [old, today] = [join(place, before, path), join(folder, path)];
    const isHashed = `/${path}`.startsWith(caching.hashedFolder);
    if ((await hashFile(old)) !== hash) continue;
    const { mtime } = await stat(old);
    if ((await hashFile(today)) === hash) {
      // What is hashed is in use today; for all else the time is what browsers ask by.
      if (!isHashed) await utimes(today, mtime, mtime);
    } else if (
      isHashed &&
      now - mtime.getTime() < KEPT_MS &&
      // Today's release exists, compressed by another version of the compressor.
      !existsSync(today)
    ) {
      await mkdir(dirname(today), { recursive: true });
      await link(old, today);
    }
  }
}

type Options = {
  /** The files of `from` that go live; without it, all. */
  paths?: readonly string[];
  now?: number;
  sbom?: string;
};

/**
 * Puts the site in `from` into `place` as a release of its own and points visitors at it. It is made under another name, and
 * gets its own when all of it is there, with its manifest and the bill of materials `sbom` beside it, where visitors do not get to.
 */
export async function release(
  from: string,
  place: string,
  name: string,
  { paths, now = Date.now(), sbom }: Options = {},
): Promise<void> {
  const folder = join(place, name);
  const made = join(place, `.${name}${part}`);
  await mkdir(place, { recursive: true });
  await removeParts(place);
  if (existsSync(folder))
    throw new Refusal(`There is a release ${name} in ${place} already. Try again in a second.`);
  try {
    await copyFiles(from, made, paths ?? (await listPaths(from)));
    const before = await currentRelease(place);
    if (before !== undefined) await carryOver(place, before, made, now);
    await makeReadable(made);
    if (sbom !== undefined) await copyFile(sbom, folder + sideFiles.sbom);
    await writeManifest(made, folder + sideFiles.manifest);
    await rename(made, folder);
  } catch (error) {
    await removeParts(place);
    throw error;
  }
  await goBack(place, name);
  await removeOld(place, name, now);
}
