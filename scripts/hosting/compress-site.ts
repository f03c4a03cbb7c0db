import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadAsset } from '../lib/load-asset.ts';
import { copyFiles, listPaths } from '../lib/manifest.ts';

/** Whether a file of the built folder, by its path there, is sent to visitors by your own server. */
const isSent = (path: string) =>
  path
    .split('/')
    .every(
      (name) => !/^_(?:headers|redirects)$/.test(name) && (!name.startsWith('.') || name === '.well-known'),
    );

type Options = {
  /** The files to copy; without it, all. */
  paths?: readonly string[];
  /** How hard to compress, as Brotli counts it. */
  quality?: number;
};

/**
 * Copies the built site to `to` with a .br and a .gz beside each file that gets smaller by it, as your own server
 * sends them. The folder is made anew; the host's own files (`_headers`, `_redirects`, hidden ones) stay behind.
 */
export async function compressSite(
  from: string,
  to: string,
  { paths, quality }: Options = {},
): Promise<void> {
  const sent = (paths ?? (await listPaths(from))).filter(isSent);
  await rm(to, { recursive: true, force: true });
  await copyFiles(from, to, sent);
  for (const path of sent) {
    const file = join(to, path);
    const { br, gzip } = (await loadAsset(file, quality)).bodies;
    if (br) await writeFile(`${file}.br`, br);
    if (gzip) await writeFile(`${file}.gz`, gzip);
  }
}
