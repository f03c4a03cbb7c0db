import { chmod, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '../lib/run-command.ts';

const ENTER = 0o001;

/**
 * Lets every user read what is in the folder, whatever rights its files came with: a web server is another user, and
 * answers 403 to what it may not read. Throws where that cannot be had.
 */
export async function letAllRead(folder: string): Promise<void> {
  // Windows has other rights, and gives them by folder.
  if (process.platform === 'win32') return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of [folder, ...paths]) {
    const wanted = (await stat(path)).isDirectory() ? 0o755 : 0o644;
    const isMissing = async () => ((await stat(path)).mode & wanted) !== wanted;
    if (await isMissing()) await chmod(path, wanted);
    if (await isMissing())
      throw new Refusal(`${path} cannot be made readable by all, and a web server would answer 403.`);
  }
}

/** The folder on the way to `place` that other users cannot enter; undefined when they can get there. */
export async function findClosed(place: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  for (let folder = resolve(place); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & ENTER) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
