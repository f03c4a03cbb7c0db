import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { loadAsset } from '../lib/load-asset.ts';

/** Whether a file of the built folder, by its path there, is sent to visitors by your own server. */
const isSent = (path: string) =>
  path
    .split(sep)
    .every(
      (name) => !/^_(?:headers|redirects)$/.test(name) && (!name.startsWith('.') || name === '.well-known'),
    );

/**
 * Copies the built site to `to` with a .br and a .gz beside each file that gets smaller by it, as servers of one's own
 * send them. The folder is made anew; the host's own files (`_headers`, `_redirects`, hidden ones) stay behind.
 */
export async function compressSite(from: string, to: string, quality?: number): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, filter: (path) => isSent(relative(from, path)) });
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { br, gzip } = (await loadAsset(file, quality)).bodies;
    if (br) await writeFile(`${file}.br`, br);
    if (gzip) await writeFile(`${file}.gz`, gzip);
  }
}
