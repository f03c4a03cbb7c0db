import { appendFileSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { codeOf, Refusal } from './run-command.ts';

/** A process has this long between creating its lock and writing its number into it. */
const GRACE_MS = 10_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs under another user.
    return codeOf(error) === 'EPERM';
  }
}

async function isStale(lock: string): Promise<boolean> {
  const pids = (await readFile(lock, 'utf8')).split('\n').filter(Boolean).map(Number);
  if (pids.length > 0) return !pids.some(isRunning);
  return Date.now() - (await stat(lock)).mtimeMs > GRACE_MS;
}

/** Creates the lock with the number of this process in it; false if there is one already. */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    await rm(lock, { force: true });
    throw error;
  }
}

/** Removes a lock whose processes have ended. If another process has just taken the lock, it gets the lock back. */
async function clear(lock: string): Promise<void> {
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside);
  await ((await isStale(aside)) ? rm(aside) : rename(aside, lock));
}

/**
 * Runs `work` while no other process has the lock; otherwise throws `busy`. The lock is a file with the numbers of its processes.
 * `addProcess` adds one. When all of them have ended, the next process takes the lock over.
 */
export async function withLock<T>(
  lock: string,
  busy: string,
  work: (addProcess: (pid: number) => void) => Promise<T>,
): Promise<T> {
  if (!(await take(lock))) {
    const isLeft = await isStale(lock).catch(() => false);
    if (isLeft) await clear(lock).catch(() => undefined);
    if (!isLeft || !(await take(lock)))
      throw new Refusal(`${busy} Wait until it is done. If nothing runs, remove ${lock}.`);
  }
  try {
    return await work((pid) => appendFileSync(lock, `${pid}\n`));
  } finally {
    await rm(lock, { force: true });
  }
}
