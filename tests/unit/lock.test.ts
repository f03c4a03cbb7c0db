import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeSbom } from '../../scripts/hosting/write-sbom.ts';

/* The lock files have hashes, so npm refuses a package that somebody changed on the way from the registry. */

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Whether the package is inside another package's archive. The hash of that archive covers both. */
  inBundle?: boolean;
  link?: boolean;
}

interface Component {
  name: string;
  version: string;
  hashes?: unknown[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const lock = read('package-lock.json') as { packages: Record<string, Locked> };
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe.each(['package-lock.json', 'tests/browsers/package-lock.json'])('%s', (path) => {
  const { packages } = read(path) as typeof lock;
  const entries = Object.entries(packages).filter(([key, { inBundle }]) => key !== '' && !inBundle);

  test('has a hash for every package that npm downloads', () => {
    expect(entries.length).toBeGreaterThan(10);
    const without = entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(without.map(([key]) => key)).toEqual([]);
  });

  test('has only https addresses of .tgz archives', () => {
    // A package without an address comes from the registry that npm uses, and must still match its hash.
    // A linked package is a folder, which has no hash.
    const strange = entries.filter(
      ([, { resolved, link }]) =>
        link || (resolved !== undefined && !/^https:\/\/[^#]+\.tgz$/.test(resolved)),
    );
    expect(strange.map(([key]) => key)).toEqual([]);
  });
});

test('the bill of materials has a hash for every package of the lock file', async () => {
  const file = join(tmpdir(), 'sbom.cdx.json');
  await writeSbom(file);
  const { components } = read(file) as { components: Component[] };
  const withHash = components.filter(({ hashes }) => hashes?.length === 1);
  const names = new Set(withHash.map(({ name, version }) => `${name}@${version}`));
  const paths = Object.keys(lock.packages).filter((path) => path !== '');
  expect(paths.filter((path) => !names.has(`${nameOf(path)}@${lock.packages[path]?.version}`))).toEqual([]);
});
