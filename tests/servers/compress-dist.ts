import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compressSite } from '../../scripts/hosting/compress-site.ts';

/** The site of `npm run build`, compressed for Caddy. */
export const compressedDist = resolve('test-results/compressed-dist');

/** Vitest calls this function once, before any test. A lower quality than in `npm run hosting` saves time. */
export async function setup(): Promise<() => Promise<void>> {
  await compressSite('dist', compressedDist, 5);
  return () => rm(compressedDist, { recursive: true });
}
