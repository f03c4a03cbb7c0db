import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What is in every file, as SHA-256 in base64, by its path from the top of the site. */
export const DIGESTS_FILE = '/digests.json';

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

/** Writes the digest of every finished file, with which `npm run watch` compares what a host sends. */
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

/** Comes last: what is written later has no digest. */
export function digests(): AstroIntegration {
  return {
    name: 'digests',
    hooks: { 'astro:build:done': ({ dir }) => writeDigests(fileURLToPath(dir)) },
  };
}
