import { spawn } from 'node:child_process';

type Options = { cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal };

/** Runs a Node script to its end and gives back its exit code and all it said. `signal` ends it early. */
export async function runQuietly(
  args: readonly string[],
  options: Options,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Aborting is reported here as an error; "close" follows, when the process is really gone.
  child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output: Buffer.concat(chunks).toString() };
}
