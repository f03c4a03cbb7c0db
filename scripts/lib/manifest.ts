import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The list of a folder's files with their SHA-256, written when the folder is whole: build, hosting and release each end
 * with it, and the next step begins by comparing. Its format is that of `sha256sum`, so that
 * `sha256sum --check --quiet .sha256sums` compares on any server. Paths have slashes.
 */
export type Manifest = ReadonlyMap<string, string>;

/** Where the list is in a folder that visitors are not sent directly. */
const manifestName = '.sha256sums';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The paths of all files of a folder but the list itself. */
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

/** The manifest in a file; empty when there is none. */
async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm);
  return new Map(Array.from(lines, ([, hash = '', path = '']) => [path, hash]));
}

/**
 * What a folder lacks of its manifest, in a few words; undefined when it is whole. Files that were added since are no
 * fault: other programs put theirs beside a site.
 */
export async function findGap(
  folder: string,
  file = join(folder, manifestName),
  isExpected: (path: string) => boolean = () => true,
): Promise<string | undefined> {
  const manifest = await readManifest(file);
  if (manifest.size === 0) return 'its list of files is missing';
  for (const [path, hash] of manifest) {
    if (!isExpected(path)) continue;
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (!bytes) return `${path} is missing`;
    if (hashOf(bytes) !== hash) return `${path} has changed`;
  }
  return undefined;
}
