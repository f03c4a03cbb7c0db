import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Refusal } from './run-command.ts';

/** A public file with the SHA-256 of all other files of the site. `npm run watch` compares the live site with these hashes. */
export const DIGESTS_FILE = '/digests.json';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The paths have slashes on every system. */
export async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

async function formatDigests(folder: string): Promise<string> {
  const digests: Record<string, string> = {};
  for (const path of (await listPaths(folder)).toSorted())
    if (`/${path}` !== DIGESTS_FILE) digests[`/${path}`] = sha256(await readFile(join(folder, path)));
  return JSON.stringify(digests, null, 1);
}

/** Finishes the built folder: later steps refuse a folder without this file. */
export const writeDigests = async (folder: string) =>
  writeFile(join(folder, DIGESTS_FILE), await formatDigests(folder));

/** Throws a Refusal if `folder` is missing, incomplete, or not as the build left it. */
export async function checkBuild(folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Refusal(`There is no ${folder}/. Make it first: npm run build`);
  const digests = await readFile(join(folder, DIGESTS_FILE), 'utf8').catch(() => '');
  if (digests !== (await formatDigests(folder)))
    throw new Refusal(`${folder}/ is not what a build wrote. Make it again: npm run build`);
}
