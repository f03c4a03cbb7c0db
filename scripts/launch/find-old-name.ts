import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { block, type Finding } from './findings.ts';

/** What names the organisation to visitors, to hosts and to those who copy the project. */
const PLACES = [
  'content/**/*.{yaml,md,mdx}',
  'public/**/*.{svg,txt,webmanifest}',
  '{LICENSE,README.md,package.json,wrangler.jsonc,netlify.toml}',
  'hosting/*.md',
  'docs/*.md',
  '.github/workflows/*.yml',
];

/** The lines of the project in `root` that still have the name of an organisation, also as `hope-health` or `hopehealth`. */
export function findOldName(name: string, root = '.'): Finding[] {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word));
  const pattern = new RegExp(words.join('[ _-]?'), 'i');
  const files = globSync(PLACES, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.toSorted().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const found = lines.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
    const [first, ...others] = found;
    if (first === undefined) return [];
    const more = others.length > 0 ? `, and in ${others.length} more` : '';
    return [block(`Still named ${name}`, `${file}:${first}${more}`)];
  });
}
