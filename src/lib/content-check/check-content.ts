import { checkTogether } from './check-together.ts';
import type { Content } from './content.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read-content.ts';

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
