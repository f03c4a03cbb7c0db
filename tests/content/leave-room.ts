import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The entries of people, whom the corpus does without: a group shows twelve at most, so that the people of the corpus
 * would find no room in a full one. Whoever some text or a review leads to stays.
 */
export function leaveRoom(): string[] {
  const texts = globSync('content/**/*.{md,mdx,yaml}').map((file) => readFileSync(file, 'utf8'));
  const isLinked = (id: string) =>
    texts.some((text) => new RegExp(`(?:/mbr/|/judge/|by: )${id}\\b`).test(text));
  return globSync('content/{team,judges}/!(_*|*.*).md').filter((file) => !isLinked(basename(file, '.md')));
}
