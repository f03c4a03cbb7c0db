import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; link?: boolean }>;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const lock = read('package-lock.json') as Lock;
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

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
