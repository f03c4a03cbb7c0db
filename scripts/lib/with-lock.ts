import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Refusal } from './run-command.ts';

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

/** Runs `work`, unless another process already works in this project. The lock of a process that has ended does not count. */
export async function withLock(root: string, work: () => Promise<void>): Promise<void> {
  const lock = join(root, 'dist.lock');
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (pid && isRunning(pid))
    throw new Refusal(
      `Another build, hosting or deploy is running in this folder. Wait until it is done. If nothing is running, remove ${lock}.`,
    );
  try {
    await writeFile(lock, String(process.pid));
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}
