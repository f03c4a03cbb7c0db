import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Running {
  port: number;
  close: () => Promise<void>;
}

/** Whether a program is on PATH. */
export function isProgram(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
}

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; withinMs?: number };

/**
 * Starts a server program, and waits until the program answers at `port`. If the program ends or is too slow (`withinMs`), throws
 * an error with the program's output.
 */
export async function runProgram(
  [program = '', ...args]: readonly string[],
  port: number,
  { cwd, env, withinMs = 120_000 }: Options = {},
): Promise<Running> {
  // The program gets a process group of its own, so that `close` also ends the processes that the program starts.
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const closed = once(child, 'close').catch((error: unknown) => void (output += String(error)));
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  const end = Date.now() + withinMs;
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > end) {
      await close();
      throw new Error(`${program} does not answer at port ${port}:\n${output}`);
    }
    await wait(50);
  }
  return { port, close };
}
