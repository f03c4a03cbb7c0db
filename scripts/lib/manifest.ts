import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The list of a folder's files with their SHA-256, written when the folder is whole: build, hosting and release each end
 * with it, and the next step begins by comparing. Its format is that of `sha256sum`, so that
 * `sha256sum --check --quiet .sha256sums` compares on any server. Paths have slashes.
 */
export type Manifest = ReadonlyMap<string, string>;

/** Where the list is in a folder that visitors are not sent directly. */
const manifestName = '.sha256sums';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const hashFile = (file: string): Promise<string | undefined> =>
  readFile(file).then(hashOf, () => undefined);

export async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => path !== manifestName);
}

/** All files of a folder as they are now, in the order of their paths. */
export async function listFiles(folder: string): Promise<Manifest> {
  const found = new Map<string, string>();
  for (const path of (await listPaths(folder)).toSorted())
    found.set(path, hashOf(await readFile(join(folder, path))));
  return found;
}

/** Writes the manifest of a folder that is whole: all of it at once, or nothing. */
export async function writeManifest(folder: string, file = join(folder, manifestName)): Promise<void> {
  const lines = Array.from(await listFiles(folder), ([path, hash]) => `${hash}  ${path}\n`);
  await writeFile(`${file}.part`, lines.join(''));
  await rename(`${file}.part`, file);
}

export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm);
  return new Map(Array.from(lines, ([, hash = '', path = '']) => [path, hash]));
}

/** The files of a folder that its manifest names, and those that somebody added since. */
export async function splitByManifest(folder: string): Promise<{ named: string[]; added: string[] }> {
  const manifest = await readManifest(join(folder, manifestName));
  const { named = [], added = [] } = Object.groupBy(await listPaths(folder), (path) =>
    manifest.has(path) ? 'named' : 'added',
  );
  return { named, added };
}

/** Copies files of a folder, by their paths, into another, which need not be there. */
export async function copyFiles(from: string, to: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
}

/**
 * What a folder lacks of its manifest, in a few words; undefined when it is whole. Files that were added since are no
 * fault, and go no further: the next step copies what the manifest names.
 */
export async function findGap(
  folder: string,
  file = join(folder, manifestName),
): Promise<string | undefined> {
  const manifest = await readManifest(file);
  if (manifest.size === 0) return 'its list of files is missing';
  for (const [path, hash] of manifest) {
    const found = await hashFile(join(folder, path));
    if (!found) return `${path} is missing`;
    if (found !== hash) return `${path} has changed`;
  }
  return undefined;
}
