import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Gives component tests the real content. `astro sync` writes the entries into the file that a build reads. Astro inside Vitest
 * reads the file of the development server instead, so this function copies the entries there. Remove this function when
 * getCollection() in Vitest finds the entries without it.
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
