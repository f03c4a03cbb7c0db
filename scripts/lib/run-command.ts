import { spawn } from 'node:child_process';

/** An error with a message for the user of a command: what is wrong and what to do. */
export class Refusal extends Error {}

const explanations: [codes: string[], explain: (paths: { path: string; dest: string }) => string][] = [
  [
    ['EACCES', 'EPERM', 'EROFS'],
    ({ path }) => `This user may not read or write ${path}. Run this as its owner, or change the owner.`,
  ],
  [
    ['ENOSPC', 'EDQUOT'],
    () => 'The disk is full. Free some space and run this again. The live site has not changed.',
  ],
  [
    ['EBUSY'],
    ({ path }) =>
      `${path} is in use, or is a mount. Stop the other program, or choose a folder inside the mount.`,
  ],
  [['ENOENT'], ({ path }) => `There is no ${path}.`],
  // The path that a command writes is taken, for example by a file in place of a folder.
  [
    ['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'],
    ({ dest }) => `${dest} is in the way. Move it away, and run this again.`,
  ],
];

/** Node's code of an error, such as ENOENT; '' if the error has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export function explainError(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  // An error about a file has the file's `path`. The error of a copy or a rename also has the new path, `dest`.
  const { path = 'a file', dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  const [, explain] = explanations.find(([codes]) => codes.includes(codeOf(error))) ?? [];
  return explain?.({ path, dest }) ?? error.stack ?? error.message;
}

export async function runCommand(work: () => Promise<void>): Promise<void> {
  // Lets every user read the new files, because the web server runs as another user.
  process.umask(0o022);
  try {
    await work();
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}

/** A signal that aborts when somebody stops this program: by Ctrl-C, by SIGTERM, or by stopping the npm that runs it. */
export function whenStopped(): AbortSignal {
  const stop = new AbortController();
  // npm sends SIGINT twice. With `once`, no listener would be left, and the second SIGINT would end this program too early.
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());

  // A shell between npm and this program does not pass signals on. But when that shell ends, this program gets another parent.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event']) {
    const stopIfParentEnded = () => process.ppid !== parent && stop.abort();
    setInterval(stopIfParentEnded, 500).unref();
  }
  return stop.signal;
}

type ScriptOptions = {
  cwd?: string;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  onOutput?: ((chunk: Buffer) => void) | undefined;
};

/** Runs the Node script `args[0]`. */
export async function runScript(
  args: readonly string[],
  { onOutput, ...options }: ScriptOptions,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  const addChunk = (chunk: Buffer) => {
    chunks.push(chunk);
    onOutput?.(chunk);
  };
  child.stdout.on('data', addChunk);
  child.stderr.on('data', addChunk);
  // An abort causes "error" while the process still runs. Only "close" says that it has ended.
  child.on('error', (error) => addChunk(Buffer.from(`${error.message}\n`)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output: Buffer.concat(chunks).toString() };
}
