import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listAddresses } from '../lib/list-addresses.ts';

export interface BuildCost {
  seconds: number;
  /** Of the largest process, in MB of 1,000,000 bytes; null where the system does not tell. */
  peakMb: number | null;
  pages: number;
  /** Of all files with their names: two builds of the same content have the same. */
  hash: string;
}

function readPeakMb(pid: number): number | null {
  try {
    const [, kB = ''] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kB ? Math.round((Number(kB) * 1024) / 1_000_000) : null;
  } catch {
    return null;
  }
}

/** Builds the project in `root` with empty caches. Throws with what the build said when it fails. */
export async function timeBuild(root: string): Promise<BuildCost> {
  for (const cache of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']) {
    rmSync(join(root, cache), { recursive: true, force: true });
  }
  const start = performance.now();
  const build = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  let peakMb: number | null = null;
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const watch = setInterval(() => (peakMb = readPeakMb(build.pid ?? 0) ?? peakMb), 50);
  const [code] = (await once(build, 'close')) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(output);
  const seconds = (performance.now() - start) / 1000;
  const addresses = [...(await listAddresses(join(root, 'dist')))].sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const [address, file] of addresses) hash.update(address).update(readFileSync(file));
  const pages = addresses.filter(([, file]) => file.endsWith('.html')).length;
  return { seconds, peakMb, pages, hash: hash.digest('hex') };
}
