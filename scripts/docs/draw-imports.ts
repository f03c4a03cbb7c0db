import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const IMPORTS = /^\s*(?:import|export)\b[^;]*?from\s+['"]([#.][^'"]+)['"]|import\(['"]([#.][^'"]+)['"]\)/gm;

const folderOf = (path: string) => path.split('/')[1] ?? '';

/**
 * Which folder of src/ imports from which, as the files are now, in Mermaid's language. Files that lie directly in src/
 * stand under their own names; types count too. `root` is the folder of the project.
 */
export function drawImports(root: string): string {
  const arrows = new Set<string>();
  for (const file of globSync('src/**/*.{ts,tsx,astro}', { cwd: root })) {
    for (const [, written = '', loaded = written] of readFileSync(join(root, file), 'utf8').matchAll(
      IMPORTS,
    )) {
      const target = loaded.startsWith('#')
        ? `src/${loaded.slice(1)}`
        : relative(root, join(root, dirname(file), loaded));
      const [from, to] = [folderOf(file), folderOf(target)];
      if (target.startsWith('src/') && to !== 'styles' && from !== to) arrows.add(`  ${from} --> ${to}`);
    }
  }
  return ['```mermaid', 'flowchart TD', ...[...arrows].sort(), '```'].join('\n');
}
