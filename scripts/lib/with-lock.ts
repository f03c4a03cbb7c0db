import { appendFileSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Refusal } from './run-command.ts';

/** So long a process may take between making its lock and writing its number into it; one that was killed between leaves an empty lock. */
const BEGINNING_MS = 10_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isStale(lock: string): Promise<boolean> {
  const pids = (await readFile(lock, 'utf8')).split('\n').filter(Boolean).map(Number);
  if (pids.length > 0) return !pids.some(isRunning);
  return Date.now() - (await stat(lock)).mtimeMs > BEGINNING_MS;
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    await rm(lock, { force: true });
    throw error;
  }
}

/** Takes away a lock whose processes are gone; one that somebody quicker has taken meanwhile goes back to its place. */
async function clear(lock: string): Promise<void> {
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside);
  await ((await isStale(aside)) ? rm(aside) : rename(aside, lock));
}

/**
 * Runs `work` alone: a second process refuses with `busy` while the first runs. A lock is a file with the numbers of the
 * processes that work, to which `work` may add by `share`. When all of them are gone, the next one takes it over.
 */
export async function withLock<T>(
  lock: string,
  busy: string,
  work: (share: (pid: number) => void) => Promise<T>,
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
