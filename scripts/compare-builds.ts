/** `node scripts/compare-builds.ts before/dist dist`: which pages a change touches and what they weigh, as Markdown. */
import { compareBuilds } from './compare/compare-builds.ts';
import { formatComparison, previewAddress } from './compare/format-comparison.ts';

const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error('Name two folders: node scripts/compare-builds.ts before/dist dist');
const { PREVIEW_ADDRESS = '', NUMBER = '', BRANCH = '', RUN = '' } = process.env;
const preview = previewAddress(PREVIEW_ADDRESS, { number: NUMBER, branch: BRANCH });
process.stdout.write(formatComparison(await compareBuilds(before, after), { preview, run: RUN }));
