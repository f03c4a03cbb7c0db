import { spawn } from 'node:child_process';

type Options = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Gets what it says as it says it. */
  say?: ((text: Buffer) => void) | undefined;
  onStart?: (pid: number) => void;
};

/** Runs a Node script to its end and gives back its exit code and all it said. `signal` ends it early. */
export async function runScript(
  args: readonly string[],
  { say, onStart, ...options }: Options,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) onStart?.(child.pid);
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => {
    chunks.push(chunk);
    say?.(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // Aborting is reported here as an error; "close" follows, when the process is really gone.
  child.on('error', (error) => keep(Buffer.from(`${error.message}\n`)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output: Buffer.concat(chunks).toString() };
}
