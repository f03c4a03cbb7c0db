import { checkFiles } from './check-files.ts';
import type { Content } from './content.ts';
import { checkLinks } from './links/check-links.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read-content.ts';
import { checkAddresses } from './together/check-addresses.ts';
import { checkEvents, checkProgramme } from './together/check-events.ts';
import { checkCommunities, checkGroups } from './together/check-groups.ts';
import { checkPrices } from './together/check-prices.ts';
import { checkShown } from './together/check-shown.ts';

export interface Report {
  /** How many entries there are, good ones and others. */
  entries: number;
  /** What stops a build. */
  problems: Problem[];
  warnings: Problem[];
}

/**
 * Checks all of content/ below `root`, the folder of the project: what this accepts, the build accepts. A price that is
 * far from its former one is warned of, where somebody knows those.
 */
export async function checkContent(root: string, known: Pick<Content, 'formerPrices'> = {}): Promise<Report> {
  const content = { ...(await readContent(root)), ...known };
  const found = await checkTogether(content);
  return {
    entries: content.entries.length,
    problems: found.filter(({ isWarning }) => !isWarning),
    warnings: found.filter(({ isWarning }) => isWarning),
  };
}

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
    checkAddresses,
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
