import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads besides the packages. */
const parts = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'src', 'scripts', 'content', 'public'];

/**
 * Copies the project's sources into the folder `copy`, for a build beside others or of a project that cannot be written.
 * Its caches are its own; its packages are links.
 */
export function copyProject(root: string, copy: string): void {
  const secrets = readdirSync(root).filter((name) => name.startsWith('.env'));
  for (const part of [...parts, ...secrets].filter((name) => existsSync(join(root, name)))) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  // What could not be written there can be here, and removed.
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
}
