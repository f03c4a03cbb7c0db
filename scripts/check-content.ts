/**
 * `npm run check:content`: prints every mistake in content/, with file, line, column and what to write instead. In CI it also
 * marks the lines of the pull request. It exits with 1 after a mistake. With `--due` it also does so when something such as a
 * licence has expired or will expire soon.
 */
import { checkContent } from '../src/content-check/check-content.ts';
import { formatAnnotations, formatProblem } from '../src/content-check/problem.ts';
import { readFormerPages, readFormerPrices } from './lib/read-former-content.ts';

const { CI, GITHUB_ACTIONS } = process.env;
const { entries, problems, warnings } = await checkContent(process.cwd(), {
  formerPrices: readFormerPrices(process.cwd()),
  formerPages: readFormerPages(process.cwd()),
});

const all = [...problems, ...warnings];
for (const problem of all) console.log(formatProblem(problem));
if (CI || GITHUB_ACTIONS) for (const annotation of formatAnnotations(all)) console.log(annotation);

const count = problems.length === 1 ? '1 mistake' : `${problems.length || 'no'} mistakes`;
console.log(`${all.length > 0 ? '\n' : ''}${entries} entries, ${count}`);
const isDue = process.argv.includes('--due') && warnings.some((warning) => warning.isDue);
process.exitCode = problems.length > 0 || isDue ? 1 : 0;
