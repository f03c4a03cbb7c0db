import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const incoming = (to: string) => `${to}-new`;
const outgoing = (to: string) => `${to}-old`;

/** Clears away what a process left that ended while it replaced `to`. */
export async function mendReplaced(to: string): Promise<void> {
  if (!existsSync(to) && existsSync(outgoing(to))) await rename(outgoing(to), to);
  for (const left of [incoming(to), outgoing(to)]) await rm(left, { recursive: true, force: true });
}

/**
 * Puts the finished folder `made` where `to` is, which may be on another file system. Until the very end `to` is what it
 * was; between two renamings there is none.
 */
export async function replaceFolder(made: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await mendReplaced(to);
  try {
    await rename(made, incoming(to)).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error;
      await cp(made, incoming(to), { recursive: true, preserveTimestamps: true });
    });
    if (existsSync(to)) await rename(to, outgoing(to));
    await rename(incoming(to), to);
  } finally {
    await mendReplaced(to);
  }
}
