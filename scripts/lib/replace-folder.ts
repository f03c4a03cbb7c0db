import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './run-command.ts';

/**
 * Replaces the folder `to` with `newFolder`, which is copied if it is on another file system (EXDEV). Between the two renames, `to`
 * does not exist.
 */
export async function replaceFolder(newFolder: string, to: string): Promise<void> {
  const old = `${to}-old`;
  await rm(old, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  if (existsSync(to)) await rename(to, old);
  await rename(newFolder, to).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EXDEV') throw error;
    await cp(newFolder, to, { recursive: true, preserveTimestamps: true });
  });
  await rm(old, { recursive: true, force: true });
}
