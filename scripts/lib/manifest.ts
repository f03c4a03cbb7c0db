import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Refusal } from './run-command.ts';

/**
 * The files of a folder with their SHA-256. `npm run build` and `npm run hosting` write this list into the folder that they finish.
 * `npm run deploy` writes it beside each release. hosting/own-server.md has the commands to check a folder by hand.
 */
export type Manifest = ReadonlyMap<string, string>;

/** Begins with a dot, because our own server does not send such files. */
const MANIFEST_FILE = '.sha256sums';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Undefined if the file cannot be read. */
export const hashFile = (file: string): Promise<string | undefined> =>
  readFile(file).then(sha256, () => undefined);

/** The paths have slashes on every system. The manifest is left out. */
export async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => path !== MANIFEST_FILE);
}

export async function hashFiles(folder: string): Promise<Manifest> {
  const hashes = new Map<string, string>();
  for (const path of (await listPaths(folder)).toSorted())
    hashes.set(path, sha256(await readFile(join(folder, path))));
  return hashes;
}

/** A public file with the SHA-256 of all other files of the site. `npm run watch` compares the live site with these hashes. */
export const DIGESTS_FILE = '/digests.json';

export async function writeDigests(folder: string): Promise<void> {
  const digests = Array.from(await hashFiles(folder), ([path, hash]) => [`/${path}`, hash] as const);
  const others = digests.filter(([path]) => path !== DIGESTS_FILE);
  await writeFile(join(folder, DIGESTS_FILE), JSON.stringify(Object.fromEntries(others), null, 1));
}

/** Renames the manifest into place, so that nobody reads half of it. */
export async function writeManifest(folder: string, file = join(folder, MANIFEST_FILE)): Promise<void> {
  const lines = Array.from(await hashFiles(folder), ([path, hash]) => `${hash}  ${path}\n`);
  await writeFile(`${file}.part`, lines.join(''));
  await rename(`${file}.part`, file);
}

/** Empty if there is no such file. */
export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm);
  return new Map(Array.from(lines, ([, hash = '', path = '']) => [path, hash]));
}

/** Copies only the files at `paths`, because `from` may also have files that no build wrote. */
export async function copyFiles(from: string, to: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
}

/**
 * The first difference between a folder and its manifest, in a few words; undefined if there is none. Added files do not count,
 * because hosting and deploy copy only what the manifest names. Known gap: a rollback also publishes files that somebody added to
 * the release.
 */
export async function findDamage(
  folder: string,
  file = join(folder, MANIFEST_FILE),
): Promise<string | undefined> {
  const manifest = await readManifest(file);
  if (manifest.size === 0) return 'its list of files is missing';
  for (const [path, hash] of manifest) {
    const actual = await hashFile(join(folder, path));
    if (!actual) return `${path} is missing`;
    if (actual !== hash) return `${path} has changed`;
  }
  return undefined;
}

const MAX_FILES_IN_WARNING = 5;

/** The paths in the manifest of `folder`. If `folder` is missing or damaged, throws a Refusal with the `command` that makes it. */
export async function listCompleteFolder(folder: string, command: string): Promise<string[]> {
  if (!existsSync(folder)) throw new Refusal(`There is no ${folder}/. Make it first: ${command}`);
  const damage = await findDamage(folder);
  if (damage) throw new Refusal(`${folder}/ is damaged: ${damage}. Make it again: ${command}`);
  const manifest = await readManifest(join(folder, MANIFEST_FILE));
  const added = (await listPaths(folder)).filter((path) => !manifest.has(path));
  if (added.length > 0) {
    const named = added.slice(0, MAX_FILES_IN_WARNING).join(', ');
    const moreCount = added.length - MAX_FILES_IN_WARNING;
    const more = moreCount > 0 ? ` and ${moreCount} more` : '';
    console.warn(`Not published, because no build wrote these files of ${folder}/: ${named}${more}`);
  }
  return [...manifest.keys()];
}
