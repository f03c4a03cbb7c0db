import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The SHA-256 of every file in base64, by its path. */
export const DIGESTS_FILE = '/digests.json';

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

/** Writes the digests that `npm run watch` compares with the live site. */
export async function writeDigests(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== basename(DIGESTS_FILE))
    .map((entry) => join(entry.parentPath, entry.name));
  const digests: Record<string, string> = {};
  for (const file of files.toSorted())
    digests[`/${relative(folder, file).split(sep).join('/')}`] = digestOf(await readFile(file));
  await writeFile(join(folder, DIGESTS_FILE), JSON.stringify(digests, null, 1));
}

/** The last integration: a file written later has no digest. */
export function digests(): AstroIntegration {
  return {
    name: 'digests',
    hooks: { 'astro:build:done': ({ dir }) => writeDigests(fileURLToPath(dir)) },
  };
}
