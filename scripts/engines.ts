/**
 * `npm run engines`: how each web server that is installed here serves dist/: the tests it passes, and what Mozilla's
 * HTTP Observatory gives it, where that is installed (hosting/tools) and this program may open ports 80 and 443.
 * With --load, also what nginx holds under load, by Debian's package wrk.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { enginesHere } from '../tests/engines/engines-here.ts';
import { addresses } from '../tests/support/addresses.ts';
import { nginx } from '../tests/engines/nginx.ts';
import { gradeEngine, whyNoGrades } from './engines/grade-engine.ts';
import { loadNginx } from './engines/load-nginx.ts';
import { hasWrk } from './engines/load-tools.ts';

interface Report {
  testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[];
}

process.chdir(`${import.meta.dirname}/..`);
if (!existsSync('dist')) {
  console.error('There is no dist/. Build the site first: npm run build');
  process.exit(1);
}
mkdirSync('test-results', { recursive: true });
const file = 'test-results/engines.json';
rmSync(file, { force: true });
const project = ['--config', 'tests/vitest.config.ts', '--project', 'engines'];
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
const { stdout } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...project, ...reporters],
  { encoding: 'utf8' },
);
if (!existsSync(file)) throw new Error(stdout);
const results = (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults.flatMap(
  ({ assertionResults }) => assertionResults,
);

// One page of each kind: /communities/1 represents all communities.
const pages = addresses.filter((address) => !/\d$/.test(address) || /\D1$/.test(address));
const obstacle = whyNoGrades();

async function describeGrades(start: (typeof enginesHere)[number]['start']): Promise<string> {
  if (obstacle) return `not graded: ${obstacle}`;
  const site = await start();
  try {
    const grades = await gradeEngine(site.port, pages);
    const worst = grades.reduce((one, other) => (other.score < one.score ? other : one));
    return `Observatory ${worst.grade} ${worst.score} on the worst of ${grades.length} pages (${worst.path})`;
  } catch (error) {
    return `not graded: ${String(error).split('\n')[0]}`;
  } finally {
    await site.close();
  }
}

for (const { name, start } of enginesHere) {
  const own = results.filter(({ ancestorTitles }) => ancestorTitles[0] === name);
  const passed = own.filter(({ status }) => status === 'passed').length;
  if (passed === 0 || passed < own.length) process.exitCode = 1;
  console.log(`${name}: ${passed} of ${own.length} passed; ${await describeGrades(start)}`);
}
if (process.exitCode) console.log(stdout);

if (process.argv.includes('--load')) {
  if (nginx.isThere() && hasWrk()) for await (const figure of loadNginx()) console.log(figure);
  else console.log('no load: nginx or wrk is missing');
}
