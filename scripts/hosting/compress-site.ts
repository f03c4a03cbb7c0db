import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadAsset } from '../lib/asset.ts';
import { listPaths } from '../lib/digests.ts';

const isHidden = (name: string) =>
  ['_headers', '_redirects'].includes(name) || (name.startsWith('.') && name !== '.well-known');

/** Hosts do not send _headers, _redirects or hidden files, except /.well-known. */
const isServed = (path: string) => !path.split('/').some(isHidden);

/**
 * Replaces the folder `to` with a copy of the built site. A text file gets a .br and a .gz beside it, each only if it is smaller.
 * `quality` is the level of both compressors; gzip uses at most 9.
 */
export async function compressSite(from: string, to: string, quality?: number): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const path of (await listPaths(from)).filter(isServed)) {
    const file = join(to, path);
    const { identity, br, gzip } = (await loadAsset(join(from, path), quality)).bodies;
    await mkdir(dirname(file), { recursive: true });
    // Not copied: the web server is another user, and a copy would keep the rights of the original.
    await writeFile(file, identity);
    if (br) await writeFile(`${file}.br`, br);
    if (gzip) await writeFile(`${file}.gz`, gzip);
  }
}
