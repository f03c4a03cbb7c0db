import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The files of team members and judges that are not part of the content for the cases. A group shows at most twelve people, so the
 * people in the cases need room. People stay if a text links to them or a review names them.
 */
export function listPeopleToRemove(): string[] {
  const texts = globSync('content/**/*.{md,mdx,yaml}').map((file) => readFileSync(file, 'utf8'));
  const isLinked = (id: string) =>
    texts.some((text) => new RegExp(`(?:/mbr/|/judge/|by: )${id}\\b`).test(text));
  return globSync('content/{team,judges}/!(_*|*.*).md').filter((file) => !isLinked(basename(file, '.md')));
}
