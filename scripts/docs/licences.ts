import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that only ask for a credit. */
const FREE: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  '(MIT OR CC0-1.0)',
  'Python-2.0',
];

/** Licences that ask for more than a credit, the packages that have them, and why that does not affect us. */
const TOOLS_ONLY: readonly { packages: RegExp; licences: readonly string[]; why: string }[] = [
  {
    packages: /^@img\/sharp-/,
    licences: [
      'LGPL-3.0-or-later',
      'Apache-2.0 AND LGPL-3.0-or-later',
      'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    ],
    why: 'it encodes pictures during the build, and none of it is published',
  },
  {
    packages: /^(?:lightningcss|satori$|@axe-core\/|axe-core$|ical\.js$)/,
    licences: ['MPL-2.0'],
    why: 'it minifies styles, lays out social cards or runs tests; we use it unchanged, and none of it is published',
  },
  {
    packages: /^caniuse-lite$/,
    licences: ['CC-BY-4.0'],
    why: 'data about browsers for tools; none of it is published',
  },
  {
    packages: /^@fontsource\//,
    licences: ['OFL-1.1'],
    why: 'fonts for social cards and tests; we use them unchanged, and publish only pictures of their letters',
  },
];

/** Why we may use a package with this licence; null if it is not on the list. */
export function permissionOf(name: string, licence: string): string | null {
  if (FREE.includes(licence)) return 'everybody may use it';
  return (
    TOOLS_ONLY.find(({ packages, licences }) => packages.test(name) && licences.includes(licence))?.why ??
    null
  );
}

/** Every package of the lock file with its licence, each pair once; 'none' where the lock names none. */
export function readLicences(root: string): { name: string; licence: string }[] {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { license?: string }> };
  const pairs = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license: licence = 'none' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence,
    }));
  const unique = new Map(pairs.map((pair) => [`${pair.name} ${pair.licence}`, pair]));
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The packages by licence, the most common first, as Markdown. `root` is the folder of the project. */
export function listLicences(root: string): string {
  const byLicence = [...Map.groupBy(readLicences(root), ({ licence }) => licence)].sort(
    ([a, some], [b, others]) => others.length - some.length || a.localeCompare(b, 'en'),
  );
  const rows = byLicence.map(([licence, packages]) => {
    const why = TOOLS_ONLY.find(({ licences }) => licences.includes(licence))?.why;
    const names = packages.map(({ name }) => name).join(', ');
    return `## ${licence}: ${packages.length}\n\n${why ? `Only a tool: ${why}.\n\n` : ''}${names}`;
  });
  return rows.join('\n\n');
}
