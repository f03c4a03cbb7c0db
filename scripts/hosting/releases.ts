import { existsSync } from 'node:fs';
import { readdir, rename, rm, chmod, stat, writeFile } from 'node:fs/promises';
import { join, dirname, resolve } from 'node:path';
import { Refusal } from '../lib/run-command.ts';

/** Files beside a release, by the end of their names. */
export const sideFiles = { manifest: '.sha256sums', sbom: '.sbom.cdx.json' } as const;

/** A file that says that a folder holds releases and nothing else. */
const MARK = '.releases';

/**
 * Makes an empty folder one of releases. Refuses any other that is not one: deploys remove there what ends in `.part`,
 * lists of files and old folders, which may be somebody's.
 */
export async function claimFolder(place: string): Promise<void> {
  const names = await readdir(place);
  if (names.includes(MARK)) return;
  if (names.some((name) => !name.startsWith('.lock')))
    throw new Refusal(
      `${place} is not empty, and no folder of releases. Choose an empty folder, or a new one. ` +
        `If only deploys of this site wrote into it, make the empty file ${join(place, MARK)}.`,
    );
  await writeFile(join(place, MARK), '');
}

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
    const end = Object.values(sideFiles).find((each) => name.endsWith(each));
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

const ENTER = 0o001;

/**
 * Lets every user read what is in the folder, whatever rights its files came with: a web server is another user, and
 * answers 403 to what it may not read. Throws where that cannot be had.
 */
export async function makeReadable(folder: string): Promise<void> {
  // Windows has other rights, and gives them by folder.
  if (process.platform === 'win32') return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of [folder, ...paths]) {
    const wanted = (await stat(path)).isDirectory() ? 0o755 : 0o644;
    const isMissing = async () => ((await stat(path)).mode & wanted) !== wanted;
    if (await isMissing()) await chmod(path, wanted);
    if (await isMissing())
      throw new Refusal(`${path} cannot be made readable by all, and a web server would answer 403.`);
  }
}

/** The folder on the way to `place` that other users cannot enter; undefined when they can get there. */
export async function findClosed(place: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  for (let folder = resolve(place); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & ENTER) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
