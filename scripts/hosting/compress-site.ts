import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pageFrame } from '../../src/lib/page-frame.ts';
import { caching } from '../../src/lib/response-headers.ts';
import { findLighter, lighterFolder } from '../lib/lighter-pictures.ts';
import { loadAsset } from '../lib/load-asset.ts';
import { readFrame } from '../lib/pack-by-frame.ts';

/**
 * Copies the built site to `to` with a .br and a .gz beside each file that gets smaller by it, as servers of one's own
 * send them, each page packed by the frame of all, and pictures for who saves data. The folder is made anew; the host's
 * own files (`_headers`, hidden ones) stay behind.
 */
export async function compressSite(from: string, to: string, quality?: number): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, filter: (path) => !/\/(?:_headers|\.[^/]*)$/.test(path) });
  const frame = await readFrame(to);
  const byFrame = join(to, pageFrame.folder, frame.hash);
  await writeFile(join(to, pageFrame.address), frame.bytes);
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { br, gzip, dcz } = (await loadAsset(file, quality, frame)).bodies;
    if (br) await writeFile(`${file}.br`, br);
    if (gzip) await writeFile(`${file}.gz`, gzip);
    if (dcz) {
      const packed = join(byFrame, relative(to, file));
      await mkdir(dirname(packed), { recursive: true });
      await writeFile(packed, dcz);
    }
  }
  await mkdir(join(to, lighterFolder, caching.hashedFolder), { recursive: true });
  for (const [address, smallest] of await findLighter(to))
    await cp(join(to, smallest), join(to, lighterFolder, address));
}
