import type { Content } from './content.ts';
import { checkShown } from './together/check-shown.ts';
import type { Problem } from './problem.ts';
import { checkCommunities } from './together/check-communities.ts';
import { checkEvents } from './together/check-events.ts';
import { checkFiles } from './together/check-files.ts';
import { checkGroups } from './together/check-groups.ts';
import { checkLinks } from './together/check-links.ts';
import { checkPictures } from './together/check-pictures.ts';
import { checkPrices } from './together/check-prices.ts';
import { checkProgramme } from './together/check-programme.ts';

const compare = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line || a.column - b.column;

/** Every mistake in content/, by file and line: those of single entries, and those that only show between files. */
export async function checkTogether(content: Content): Promise<Problem[]> {
  const single = content.entries.flatMap(({ file, findings }) =>
    findings.map((finding) => ({ file, ...finding })),
  );
  const between = [
    checkFiles,
    checkLinks,
    checkPictures,
    checkEvents,
    checkProgramme,
    checkCommunities,
    checkGroups,
    checkPrices,
    checkShown,
  ];
  const all = [...single, ...(await Promise.all(between.map((check) => check(content)))).flat()].toSorted(
    compare,
  );
  const seen = new Set<string>();
  return all.filter(({ file, line, field, message }) => {
    const key = [file, line, field, message].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}
