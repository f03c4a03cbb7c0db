import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// These licences require attribution, or nothing at all. The attribution is in the bill of materials of each release
// (scripts/hosting/write-sbom.ts).
const FREE = 'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Python-2.0'
  .split(' ')
  .concat('(MIT OR CC0-1.0)');

// These licences require more. We use the packages unchanged, in tools that we do not publish. If you add a package, say why.
const TOOLS: readonly [packages: RegExp, licences: RegExp][] = [
  // Encodes pictures.
  [/^@img\/sharp-/, /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/],
  // These packages write styles, draw social cards or run in tests.
  [/^(?:lightningcss|satori$|@axe-core\/|axe-core$|ical\.js$)/, /^MPL-2\.0$/],
  // Facts about browsers.
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
  // Fonts of social cards and of browser tests.
  [/^@fontsource\//, /^OFL-1\.1$/],
];

const mayBeUsed = (name: string, licence: string) =>
  FREE.includes(licence) ||
  TOOLS.some(([packages, licences]) => packages.test(name) && licences.test(licence));

describe('the publisher of the site', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  const used = Object.entries(packages).filter(([path]) => path !== '');

  test('has approved the licence of every package in the lock file', () => {
    expect(used.length).toBeGreaterThan(300);
    const refused = used.filter(
      ([path, { license = 'none' }]) => !mayBeUsed(path.replace(/^.*node_modules\//, ''), license),
    );
    expect(refused).toEqual([]);
  });
});
