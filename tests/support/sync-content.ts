import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Gives component tests the real content. `astro sync` writes it where a build reads it, but Astro inside Vitest reads it where the
 * development server does. Remove this function when getCollection() in Vitest finds the entries by itself.
 */
export function setup(): void {
  execFileSync(process.execPath, [inRoot('node_modules/astro/bin/astro.mjs'), 'sync'], {
    cwd: inRoot(''),
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  });
  mkdirSync(inRoot('.astro'), { recursive: true });
  copyFileSync(inRoot('node_modules/.astro/data-store.json'), inRoot('.astro/data-store.json'));
}
