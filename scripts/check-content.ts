/**
 * `npm run check:content`: every mistake in content/, with file, line, column and what to write instead. Exit code 1 when
 * there is one; what only deserves a look does not stop anything. In CI the lines of the pull request are marked as well. `--time` prints how long it took.
 * With `--due` the exit code is also 1 when something has run out or soon will, such as a licence.
 */
import { checkContent } from '../src/content-check/check-content.ts';
import { formatAnnotations, formatProblem } from '../src/content-check/problem.ts';
import { readFormerPages, readFormerPrices } from './lib/read-former.ts';

const start = performance.now();
const { CI, GITHUB_ACTIONS } = process.env;
const { entries, problems, warnings } = await checkContent(process.cwd(), {
  formerPrices: readFormerPrices(process.cwd()),
  formerPages: readFormerPages(process.cwd()),
});

const all = [...problems, ...warnings];
for (const problem of all) console.log(formatProblem(problem));
if (CI || GITHUB_ACTIONS) for (const note of formatAnnotations(all)) console.log(note);

const count = problems.length === 1 ? '1 mistake' : `${problems.length || 'no'} mistakes`;
console.log(`${all.length > 0 ? '\n' : ''}${entries} entries, ${count}`);
if (process.argv.includes('--time')) console.log(`${((performance.now() - start) / 1000).toFixed(2)} s`);
const isDue = process.argv.includes('--due') && warnings.some((warning) => warning.isDue);
process.exitCode = problems.length > 0 || isDue ? 1 : 0;
