import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complete } from '../../scripts/lock/complete.ts';
import { listMissing } from '../../scripts/lock/list-missing.ts';
import type { Lock } from '../../scripts/lock/lock.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const lock = read('package-lock.json') as Lock;
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

test.each(['package-lock.json', 'hosting/tools/package-lock.json'])(
  '%s holds every optional package that it names, so npm ci works on every platform',
  (path) => {
    expect(listMissing(read(path) as Lock), `run: node scripts/complete-lock.ts ${path}`).toEqual([]);
  },
);

// Added by scripts/complete-lock.ts for platforms other than the one that wrote the lock.
const withoutIntegrity = /\/@astrojs\/compiler-binding-[\w-]+$/;

test('every package is checked against its sha512 sum', () => {
  const unchecked = entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unchecked.map(([path]) => path).filter((path) => !withoutIntegrity.test(path))).toEqual([]);
  for (const [, entry] of unchecked) expect(entry).toMatchObject({ optional: true });
});

test('every package comes from the registry, none from a repository, a file or a link', () => {
  const strange = entries.filter(
    ([, { resolved, link }]) => link || (resolved !== undefined && !/^https:\/\/[^#]+\.tgz$/.test(resolved)),
  );
  expect(strange.map(([path]) => path)).toEqual([]);
});

test('package.json names exact versions, the same as the lock', () => {
  const { dependencies = {}, devDependencies = {} } = read('package.json') as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

const parrot = {
  packages: {
    '': {},
    'node_modules/parrot': {
      version: '2.0.0',
      license: 'MIT',
      optionalDependencies: {
        '@parrot/darwin-arm64': '2.0.0',
        '@parrot/linux-x64-musl': '2.0.0',
        '@parrot/wasm32-wasi': '2.0.0',
        fsevents: '~2.3.3',
      },
    },
    'node_modules/@parrot/darwin-arm64': { version: '1.0.0' },
    'node_modules/fsevents': { version: '2.3.4' },
  },
} satisfies Lock;

test('a platform of another version counts as missing, a range does not ask for one version', () => {
  expect(listMissing(parrot).map(({ name }) => name)).toEqual([
    '@parrot/darwin-arm64',
    '@parrot/linux-x64-musl',
    '@parrot/wasm32-wasi',
  ]);
});

test('a missing platform is added beside its package, or below it where the place is taken', () => {
  const completed: Lock = complete(parrot);
  expect(listMissing(completed)).toEqual([]);
  expect(completed.packages).toMatchObject(parrot.packages);
  expect(completed.packages['node_modules/parrot/node_modules/@parrot/darwin-arm64']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    license: 'MIT',
    optional: true,
    os: ['darwin'],
  });
  expect(completed.packages['node_modules/@parrot/linux-x64-musl']).toMatchObject({ libc: ['musl'] });
  expect(completed.packages['node_modules/@parrot/wasm32-wasi']).toMatchObject({ cpu: ['wasm32'] });
  expect(complete(completed)).toEqual(completed);
});

test('a name that tells no platform is left to a person', () => {
  const odd = { packages: { 'node_modules/a': { optionalDependencies: { parrot: '1.0.0' } } } };
  expect(() => complete(odd)).toThrow('parrot is missing');
});
