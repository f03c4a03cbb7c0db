import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

// Packages, the Git history, and folders that a build or a test run writes. The copy has its own or needs none.
const LEFT_OUT = /^(?:node_modules|dist(?:-[\w-]+)?|test-results|\.git|\.astro)$/;

/**
 * A copy of the whole project, tests included, in a temporary folder, so that `npm test` runs there too. The packages are linked
 * one by one, so that the caches of Astro and Vite in node_modules are the copy's own.
 */
export function copyWholeProject(): { root: string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), 'site-with-other-content-'));
  cpSync('.', root, { recursive: true, filter: (from) => !LEFT_OUT.test(basename(from)) });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !/^\.(?!bin$)/.test(each)))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}
