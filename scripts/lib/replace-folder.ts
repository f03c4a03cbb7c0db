import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './run-command.ts';

const incoming = (to: string) => `${to}-new`;
const outgoing = (to: string) => `${to}-old`;

/** Restores `to` if a process ended while it replaced `to`, and removes the folders that the process left. */
export async function finishReplacing(to: string): Promise<void> {
  if (!existsSync(to) && existsSync(outgoing(to))) await rename(outgoing(to), to);
  for (const leftover of [incoming(to), outgoing(to)]) await rm(leftover, { recursive: true, force: true });
}

/**
 * Replaces the folder `to` with `newFolder`, which is copied if it is on another file system (EXDEV). Between the last two renames,
 * `to` does not exist.
 */
export async function replaceFolder(newFolder: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await finishReplacing(to);
  try {
    await rename(newFolder, incoming(to)).catch(async (error: unknown) => {
      if (codeOf(error) !== 'EXDEV') throw error;
      await cp(newFolder, incoming(to), { recursive: true, preserveTimestamps: true });
    });
    if (existsSync(to)) await rename(to, outgoing(to));
    await rename(incoming(to), to);
  } finally {
    // Removes the old folder, or restores it after a failure.
    await finishReplacing(to);
  }
}
