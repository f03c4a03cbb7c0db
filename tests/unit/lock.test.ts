import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeSbom } from '../../scripts/hosting/write-sbom.ts';

/* Nobody can change a package on its way here. */

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

  test('has a hash for every package, or for the archive that contains it', () => {
    expect(entries.length).toBeGreaterThan(10);
    const without = entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(without.map(([key]) => key)).toEqual([]);
  });

  test('has no linked package, and every address in it is a .tgz archive over https', () => {
    // A package without an address comes from the registry that npm uses. Its hash must still match.
    const strange = entries.filter(
      ([, { resolved, link }]) =>
        link || (resolved !== undefined && !/^https:\/\/[^#]+\.tgz$/.test(resolved)),
    );
    expect(strange.map(([key]) => key)).toEqual([]);
  });
});

test('the bill of materials names every package of the lock file, each with a hash', async () => {
  const file = join(tmpdir(), 'sbom.cdx.json');
  await writeSbom(file);
  const { components } = read(file) as { components: Component[] };
  const named = components.filter(({ hashes }) => hashes?.length === 1);
  const names = new Set(named.map(({ name, version }) => `${name}@${version}`));
  const paths = Object.keys(lock.packages).filter((path) => path !== '');
  expect(paths.filter((path) => !names.has(`${nameOf(path)}@${lock.packages[path]?.version}`))).toEqual([]);
});

test('all packages of package.json have exact versions, the same as in the lock file', () => {
  const own = read('package.json') as Record<string, Record<string, string>>;
  const named = { ...own['dependencies'], ...own['devDependencies'], ...own['optionalDependencies'] };
  for (const [name, version] of Object.entries(named)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});
