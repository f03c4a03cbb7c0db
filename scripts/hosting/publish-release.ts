import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { caching } from '../../src/lib/security/response-headers.ts';
import { copyFiles, findDamage, hashFile, listPaths, readManifest, writeManifest } from '../lib/manifest.ts';
import { Refusal } from '../lib/run-command.ts';
import {
  KEPT_MS,
  listReleases,
  makeReadable,
  PART_ENDING,
  RELEASE_ENDINGS,
  removeOldReleases,
  removeUnfinished,
} from './release-folder.ts';

const manifestOf = (place: string, release: string) => join(place, release + RELEASE_ENDINGS.manifest);

/**
 * Points the link `current` at a release. `place` is the folder of the releases, such as /srv/site. Renaming replaces the link in
 * one step, so every request finds a site.
 */
export async function makeCurrent(place: string, release: string): Promise<void> {
  // A release without a home page must not go live: this throws.
  await stat(join(place, release, 'index.html'));
  const next = join(place, `.next-${process.pid}${PART_ENDING}`);
  // A killed deploy with the same process id may have left this link.
  await rm(next, { force: true });
  await symlink(release, next);
  await rename(next, join(place, 'current'));
}

/** Undefined before the first deploy. */
export async function currentRelease(place: string): Promise<string | undefined> {
  const target = await readlink(join(place, 'current')).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
}

/** Throws a Refusal if the release is missing or damaged. */
export async function rollBack(place: string, name: string): Promise<void> {
  // The name may be a path, because Tab in a shell completes paths.
  const release = basename(name);
  const names = await listReleases(place);
  if (!names.includes(release))
    throw new Refusal(
      `There is no release ${release} in ${place}. There are: ${names.join(', ') || 'none'}.`,
    );
  const damage = await findDamage(join(place, release), manifestOf(place, release));
  if (damage)
    throw new Refusal(
      `The release ${release} is damaged: ${damage}. The live site has not changed. Choose another release.`,
    );
  await makeCurrent(place, release);
}

/**
 * Keeps two things from the previous release. Unchanged files without a hash in their name keep their `mtime`, so that browsers
 * need not load them again. Hashed files stay for 30 days after a release last used them, because open pages still request them.
 * Ignores files that somebody added to the previous release or changed in it.
 */
async function keepFromPrevious(place: string, previous: string, folder: string, now: number): Promise<void> {
  for (const [path, hash] of await readManifest(manifestOf(place, previous))) {
    const [oldFile, newFile] = [join(place, previous, path), join(folder, path)];
    if ((await hashFile(oldFile)) !== hash) continue;
    const isHashed = `/${path}`.startsWith(caching.hashedFolder);
    const { mtime } = await stat(oldFile);
    const isUnchanged = (await hashFile(newFile)) === hash;
    // A hashed file keeps its new time, which says when a release last used it.
    if (isUnchanged && !isHashed) await utimes(newFile, mtime, mtime);
    // A new file of the same name stays. Its bytes may differ if another version of the compressor made the .br or .gz.
    if (isHashed && !existsSync(newFile) && now - mtime.getTime() < KEPT_MS) {
      await mkdir(dirname(newFile), { recursive: true });
      await link(oldFile, newFile);
    }
  }
}

/**
 * Copies the site in `from`, or only its `paths`, into `place` as a release, and makes the release live. The manifest and a copy of
 * the file `sbom` (the bill of materials) go beside the release. A release gets its name only when it is complete.
 */
export async function publishRelease(
  from: string,
  place: string,
  name: string,
  { paths, now = Date.now(), sbom }: { paths?: readonly string[]; now?: number; sbom?: string } = {},
): Promise<void> {
  const folder = join(place, name);
  const unfinished = join(place, `.${name}${PART_ENDING}`);
  await mkdir(place, { recursive: true });
  await removeUnfinished(place);
  if (existsSync(folder))
    throw new Refusal(`There is a release ${name} in ${place} already. Try again in a second.`);
  try {
    await copyFiles(from, unfinished, paths ?? (await listPaths(from)));
    await makeReadable(unfinished);
    const previous = await currentRelease(place);
    if (previous !== undefined) await keepFromPrevious(place, previous, unfinished, now);
    if (sbom !== undefined) await copyFile(sbom, folder + RELEASE_ENDINGS.sbom);
    await writeManifest(unfinished, manifestOf(place, name));
    await rename(unfinished, folder);
  } catch (error) {
    await removeUnfinished(place);
    throw error;
  }
  await makeCurrent(place, name);
  await removeOldReleases(place, name, now);
}
