import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { kindOf } from '#schemas/kinds.ts';
import { checkPicturePath } from '#content-check/pictures/check-pictures.ts';
import type { Problem } from '#content-check/problem.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { refusal } from './refuse.ts';

/** The mistakes of one .mdx file that could make it run code: all of its own. */
function check(file: string, bytes: Uint8Array): Problem[] {
  const kind = kindOf(file);
  if (!kind) return [{ file, line: 1, column: 1, field: '', message: 'an .mdx file cannot stand here' }];
  const { findings, pictures } = readEntry(file, bytes, kind);
  const paths = pictures.flatMap(({ target, line, column, field }) => {
    const message = checkPicturePath(target);
    return message ? [{ line, column, field, message }] : [];
  });
  return [...findings, ...paths].map((finding) => ({ file, ...finding }));
}

/**
 * A plugin of Vite that hands an editor's .mdx file to the compiler only when it holds no code. The whole of content/ is
 * checked before a build and before the development server starts; this also holds for files that change while it runs.
 */
export function mdxGuard(root: string) {
  return {
    name: 'content-guard:mdx',
    enforce: 'pre' as const,
    load(id: string): string | null {
      const [path = ''] = id.split('?');
      const file = relative(root, path).split(sep).join('/');
      if (!path.endsWith('.mdx') || !file.startsWith('content/')) return null;
      const bytes = readFileSync(path);
      const problems = check(file, bytes);
      if (problems.length > 0) throw refusal(problems);
      // A question mark in the address asks for something about the file; that is others' to answer.
      return id === path ? bytes.toString('utf8') : null;
    },
  };
}
