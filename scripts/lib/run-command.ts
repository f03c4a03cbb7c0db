import { spawn } from 'node:child_process';

/** A failure whose sentence tells the person at the command what is wrong and what to do. */
export class Refusal extends Error {}

const explanations: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) =>
    `${path} may not be read or written by this user. Run this as its owner, or change the owner.`,
  EPERM: (path) => `${path} may not be changed by this user. Run this as its owner, or change the owner.`,
  EROFS: (path) => `${path} is on a file system that is read only. Choose another folder.`,
  ENOSPC: () => 'The disk is full. Free some space and run this again; what was live is untouched.',
  EDQUOT: () =>
    'This user may use no more of the disk. Free some space and run this again; what was live is untouched.',
  EBUSY: (path) =>
    `${path} is in use by another program, or is a mount and cannot be replaced as a whole. Choose a folder inside it.`,
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `${path} is no folder.`,
  EISDIR: (path) => `${path} is a folder, and stands where another thing must go. Move it away.`,
  EEXIST: (path) => `${path} is there already, and stands in the way. Move it away.`,
  ENOTEMPTY: (path) => `${path} stands in the way, and is not empty. Move it away.`,
};

/** An error in the form most useful at the command line: its sentence if it has one, otherwise all of it. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, dest, stack = error.message } = error as NodeJS.ErrnoException & { dest?: string };
  const explanation = explanations[code];
  const isInTheWay = ['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'].includes(code);
  return explanation?.((isInTheWay ? dest : undefined) ?? path ?? 'A file') ?? stack;
}

/** Says which files of a folder do not go live, since the step before did not make them. */
export function sayLeft(folder: string, added: readonly string[]): void {
  const more = added.length > 5 ? ` and ${added.length - 5} more` : '';
  if (added.length > 0)
    console.warn(`Left behind, since no build made it: ${folder}/${added.slice(0, 5).join(', ')}${more}`);
}

/**
 * Runs what a command of package.json does. What it writes can be read by all, whatever the caller's umask: a web server
 * is another user. A failure is said in a sentence and ends with exit code 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.umask(0o022);
  try {
    await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

type Options = {
  cwd?: string;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal;
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
