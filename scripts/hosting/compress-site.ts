import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadAsset } from '../lib/load-asset.ts';
import { copyFiles, listPaths } from '../lib/manifest.ts';

const isHidden = (name: string) =>
  ['_headers', '_redirects'].includes(name) || (name.startsWith('.') && name !== '.well-known');

/** Hosts do not send _headers, _redirects or hidden files, except /.well-known. */
const isServed = (path: string) => !path.split('/').some(isHidden);

type CompressOptions = { paths?: readonly string[]; quality?: number };

/**
 * Replaces the folder `to` with a copy of the built site, or only of its `paths`. A text file gets a .br and a .gz beside it, each
 * only if it is smaller. `quality` is the level of both compressors; gzip uses at most 9.
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
