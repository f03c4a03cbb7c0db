import { appendFileSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { codeOf, Refusal } from './run-command.ts';

/** A process creates its lock and then writes its id into the lock. A lock that stays empty for this long is stale. */
const MAX_EMPTY_MS = 10_000;

function isRunning(pid: number): boolean {
  try {
    // Signal 0 sends nothing. It fails if there is no such process.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, but under another user.
    return codeOf(error) === 'EPERM';
  }
}

async function isStale(lock: string): Promise<boolean> {
  const pids = (await readFile(lock, 'utf8')).split('\n').filter(Boolean).map(Number);
  if (pids.length > 0) return !pids.some(isRunning);
  return Date.now() - (await stat(lock)).mtimeMs > MAX_EMPTY_MS;
}

async function tryToLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // On a full disk, the lock exists but is empty, so it would refuse the next process for MAX_EMPTY_MS.
    await rm(lock, { force: true });
    throw error;
  }
}

/**
 * Runs `work` if no other process has the lock, and holds the lock until `work` ends. If another process has it, throws a Refusal
 * that begins with `busyMessage`. The lock is a file with the ids of the processes that hold it; `addProcess` adds an id. If all
 * of these processes have ended, the lock is stale, and the next process replaces it.
 */
export async function withLock<T>(
  lock: string,
  busyMessage: string,
  work: (addProcess: (pid: number) => void) => Promise<T>,
): Promise<T> {
  if (!(await tryToLock(lock))) {
    // The lock cannot be read if its process has just ended and removed it. That counts as busy too.
    const wasStale = await isStale(lock).catch(() => false);
    if (wasStale) await rm(lock, { force: true });
    const hasLock = wasStale && (await tryToLock(lock));
    if (!hasLock)
      throw new Refusal(`${busyMessage} Wait until it is done. If nothing is running, remove ${lock}.`);
  }
  try {
    return await work((pid) => appendFileSync(lock, `${pid}\n`));
  } finally {
    await rm(lock, { force: true });
  }
}
