/**
 * `node scripts/compare-builds.ts before/dist dist`: which pages a change touches and what they weigh, as Markdown. With
 * `--look FILE` it writes that file instead, a page with pictures of them; without a change there is none.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareBuilds } from './compare/compare-builds.ts';
import { formatComparison, previewAddress } from './compare/format-comparison.ts';
import { lookAtPages } from './compare/look-at-pages.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { look: { type: 'string' } } });
const [before, after] = positionals;
if (!before || !after) throw new Error('Name two folders: node scripts/compare-builds.ts before/dist dist');
const changes = await compareBuilds(before, after);
if (values.look) {
  if (changes?.length) writeFileSync(values.look, await lookAtPages(before, after, changes));
} else {
  const { PREVIEW_ADDRESS = '', NUMBER = '', BRANCH = '', LOOK = '', RUN = '' } = process.env;
  const preview = previewAddress(PREVIEW_ADDRESS, { number: NUMBER, branch: BRANCH });
  process.stdout.write(formatComparison(changes, { preview, look: LOOK, run: RUN }));
}
