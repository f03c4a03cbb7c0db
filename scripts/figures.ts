/**
 * `npm run figures`: runs what counts (the builds, the tests of the finished pages, the journeys, the engines that are installed
 * here) and prints one table of what was counted. With --load, also what nginx holds under load. Takes some ten minutes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tabulateFigures } from './figures/tabulate-figures.ts';
import { listFigures } from './test/read-report.ts';
import { runAll } from './test/run-all.ts';
import { runStep } from './test/run-step.ts';
import { steps } from './test/steps.ts';

process.chdir(`${import.meta.dirname}/..`);
mkdirSync('test-results', { recursive: true });

const needed = ['build', 'build-with-stand-ins', 'build-own-content', 'dist', 'e2e', 'all-e2e'];
const outcomes = await runAll(
  steps.filter(({ name }) => needed.includes(name)),
  runStep,
  ({ name, state, seconds }) => console.error(`${name} ${state} in ${seconds.toFixed(0)} s`),
);
const flags = process.argv.includes('--load') ? ['--load'] : [];
const engines = spawnSync(process.execPath, ['scripts/engines.ts', ...flags], { encoding: 'utf8' });
const said = [
  ...outcomes.flatMap(({ output }) => listFigures(output)),
  ...engines.stdout.split('\n').filter(Boolean),
];

const { rows, missing } = tabulateFigures(said);
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`);
for (const name of missing) console.log(`${name.padEnd(width)}  not counted`);
const hasFailed = outcomes.some(({ state }) => state !== 'passed') || engines.status !== 0;
if (hasFailed) console.log('Something failed: npm test and npm run engines tell what.');
process.exitCode = hasFailed || missing.length > 0 ? 1 : 0;
