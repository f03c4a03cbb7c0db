import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inRoot = (path: string) => `${root}${path}`;

/** Where `astro sync` and `astro build` write the entries. */
const STORE = inRoot('node_modules/.astro/data-store.json');
// Folders count too: a folder changes if a file in it is removed.
const READ = ['astro.config.mjs', 'package-lock.json', '{content,src}/**'];

const timeOf = (file: string) => statSync(file).mtimeMs;

function isStoreFresh(): boolean {
  if (!existsSync(STORE)) return false;
  const written = timeOf(STORE);
  return globSync(READ, { cwd: root }).every((file) => timeOf(inRoot(file)) < written);
}

/**
 * Gives component tests the real content. A build, or `astro sync`, writes the entries into a file. Astro inside Vitest reads the
 * file of the development server instead, so this function copies the entries there. Remove this function when getCollection() in
 * Vitest finds the entries without it.
 */
export function setup(): void {
  // In `npm test`, the step "build" wrote the entries a moment ago.
  if (!isStoreFresh()) {
    const started = new Date();
    execFileSync(process.execPath, [inRoot('node_modules/astro/bin/astro.mjs'), 'sync'], {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: 'pipe',
    });
    // If no entry changed, Astro leaves the file as it was.
    utimesSync(STORE, started, started);
  }
  mkdirSync(inRoot('.astro'), { recursive: true });
  copyFileSync(STORE, inRoot('.astro/data-store.json'));
}
