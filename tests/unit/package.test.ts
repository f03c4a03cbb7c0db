import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Package {
  engines: { node: string };
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}
interface Locked {
  version?: string;
  optional?: boolean;
  engines?: { node?: string };
  os?: string | string[];
}

const read = (path: string) => readFileSync(path, 'utf8');
const own = JSON.parse(read('package.json')) as Package;
const { packages: locked } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

/** The packages that files import at run time: `import type` does not count. */
function listImported(pattern: string): string[] {
  const specifier = /(?:^\s*import (?!type )(?:[^'";]*? from )?|import\(|resolve\()'([^'.#/][^']*)'/gm;
  const names = globSync(pattern).flatMap((file) =>
    [...read(file).matchAll(specifier)].map(([, name = '']) =>
      name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
    ),
  );
  const isPackage = (name: string) =>
    !/^(?:node|astro|virtual):/.test(name) && !builtinModules.includes(name);
  return [...new Set(names)].filter(isPackage);
}

describe('an install without development packages', () => {
  const runs = listImported('{src/**/*.{ts,tsx,astro},astro.config.mjs}');
  const needed = Object.keys(own.dependencies);

  test('has every package that the site and its build import', () => {
    expect(runs.length).toBeGreaterThan(10);
    expect(runs.filter((name) => !needed.includes(name))).toEqual([]);
  });
});

describe('somebody with an old Node', () => {
  test('gets the same version of Node from `npm ci` on Linux, macOS and Windows', () => {
    const brought = Object.entries(own.optionalDependencies);
    expect(new Set(brought.map(([, version]) => version)).size).toBe(1);
    const systems = brought.map(([name]) => [locked[`node_modules/${name}`]?.os].flat()[0]);
    expect(new Set(systems)).toEqual(new Set(['linux', 'darwin', 'win32']));
  });

  test('is told in one line what to do if `npm ci` installs no new Node', () => {
    // With --no-strip-types, check-machine.js takes this Node for an old version.
    const args = ['--no-strip-types', '--import', './scripts/check-machine.js', 'scripts/check-content.ts'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Node [\d.]+ cannot run this project\..*npm ci.*install Node \d+ or newer\.\n$/);
  });
});

test.each([
  // A space and ü in the folder's name do no harm.
  ['who has not run `npm ci`', 'plain ü', /^The packages are not here yet\. Run: npm ci\n$/],
  [
    'whose folder has # in its name',
    'odd #1',
    /^The build cannot read files below a folder with #, \? or % in its name: .*odd #1.*\n$/,
  ],
])('somebody %s is told in one line what is wrong', (_, name, sentence) => {
  const folder = join(tmpdir(), name, 'scripts');
  mkdirSync(folder, { recursive: true });
  copyFileSync('scripts/check-machine.js', join(folder, 'check-machine.mjs'));
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'check-machine.mjs')], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
});
