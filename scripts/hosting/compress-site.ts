import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadAsset } from '../lib/load-asset.ts';
import { copyFiles, listPaths } from '../lib/manifest.ts';

/** Hosts do not send _headers, _redirects or hidden files, except /.well-known. */
const isServed = (path: string) =>
  path
    .split('/')
    .every(
      (name) => !/^_(?:headers|redirects)$/.test(name) && (!name.startsWith('.') || name === '.well-known'),
    );

type CompressOptions = { paths?: readonly string[]; quality?: number };

/**
 * Replaces the folder `to` with a copy of the built site (or of its `paths`), with a .br and a .gz beside each file that
 * compression makes smaller. `quality` is Brotli's.
 */
export async function compressSite(
  from: string,
  to: string,
  { paths, quality }: CompressOptions = {},
): Promise<void> {
  const served = (paths ?? (await listPaths(from))).filter(isServed);
  await rm(to, { recursive: true, force: true });
  await copyFiles(from, to, served);
  for (const path of served) {
    const file = join(to, path);
    const { br, gzip } = (await loadAsset(file, quality)).bodies;
    if (br) await writeFile(`${file}.br`, br);
    if (gzip) await writeFile(`${file}.gz`, gzip);
  }
}
