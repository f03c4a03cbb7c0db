import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS_ONLY } from './licence-rules.ts';

interface Lock {
  packages: Record<string, { license?: string }>;
}

/** Every package of the lock file with its licence, each pair once; 'none' where the lock names none. */
export function readLicences(root: string): { name: string; licence: string }[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const pairs = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license = 'none' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: license,
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
