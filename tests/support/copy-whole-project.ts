import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

// What a step makes or keeps by itself; the copy has its own.
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-with-stand-ins', 'test-results', '.git', '.astro']);

/**
 * A copy of everything in a temporary folder, tests included, so that `npm test` runs there as it does here. The packages are
 * linked one by one: what Astro and Vite keep in node_modules is the copy's own.
 */
export function copyWholeProject(): { root: string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), 'site-with-other-content-'));
  cpSync('.', root, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) || from === '.' });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !/^\.(?!bin$)/.test(each)))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}
