import type { Content } from './content.ts';
import type { Problem } from './problem.ts';
import { checkCommunities } from './together/check-communities.ts';
import { checkEvents } from './together/check-events.ts';
import { checkFiles } from './together/check-files.ts';
import { checkGroups } from './together/check-groups.ts';
import { checkLinks } from './together/check-links.ts';
import { checkPictures } from './together/check-pictures.ts';

const compare = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line || a.column - b.column;

/** Every mistake in content/, by file and line: those of single entries, and those that only show between files. */
export function checkTogether(content: Content): Problem[] {
  const single = content.entries.flatMap(({ file, findings }) =>
    findings.map((finding) => ({ file, ...finding })),
  );
  const between = [checkFiles, checkLinks, checkPictures, checkEvents, checkCommunities, checkGroups];
  const all = [...single, ...between.flatMap((check) => check(content))].toSorted(compare);
  const seen = new Set<string>();
  return all.filter(({ file, line, field, message }) => {
    const key = [file, line, field, message].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}
