/** `node scripts/compare-builds.ts before/dist dist`: which pages a change touches and what they weigh, as Markdown. */
import { compareBuilds } from './compare/compare-builds.ts';
import { formatComparison } from './compare/format-comparison.ts';

const [, , before, after] = process.argv;
if (!before || !after) throw new Error('Name two folders: node scripts/compare-builds.ts before/dist dist');
process.stdout.write(formatComparison(await compareBuilds(before, after)));
