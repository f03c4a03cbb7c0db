import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Waits for the promise. After this many seconds, throws an error that begins with `sentence`. */
export async function within<Result>(
  seconds: number,
  promise: Promise<Result>,
  sentence: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${sentence} within ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}

interface Started {
  /** The first match of `pattern` in the program's output. */
  match: string;
  end: () => Promise<void>;
}

/** Starts a program with its own temporary folder, and waits until it prints where it listens. */
export async function startProgram(
  program: string,
  listArguments: (folder: string) => readonly string[],
  pattern: RegExp,
  environment: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  // A process group, so that `end` also ends the program's children.
  const child = spawn(program, listArguments(folder), {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'close').catch(() => undefined);
  const end = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
        const [found] = pattern.exec(output) ?? [];
        if (found) resolve(found);
      });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${program} ended`)));
  });
  try {
    return { match: await within(60, ready, `${program} did not start`), end };
  } catch (error) {
    await end();
    throw new Error(`${String(error)}: ${output}`, { cause: error });
  }
}
