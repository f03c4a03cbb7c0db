/**
 * `npm test`: runs the steps of test/steps.ts. `npm test -- unit e2e` runs only these two. `npm test -- nightly` runs only the
 * steps that `npm test` leaves out, and needs the builds that `npm test` made. The last line printed has the numbers of passed and
 * failed tests. A step without a report counts as one test.
 */
import { mkdirSync } from 'node:fs';
import { whenStopped } from './lib/run-command.ts';
import { findTakenPort, runAll } from './test/run-all.ts';
import { runStep, type StepResult } from './test/run-step.ts';
import { steps } from './test/steps.ts';

mkdirSync('test-results', { recursive: true });

const leftOut = steps.filter(({ isLeftOut }) => isLeftOut).map(({ name }) => name);
const requested = process.argv.slice(2).flatMap((name) => (name === 'nightly' ? leftOut : name));
const unknown = requested.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. The steps are: ${steps.map(({ name }) => name).join(', ')}. To run the steps that npm test leaves out, write: npm test -- nightly`,
  );
  process.exit(2);
}

const chosen = steps.filter(({ name, isLeftOut }) =>
  requested.length > 0 ? requested.includes(name) : !isLeftOut,
);
const takenPort = await findTakenPort(chosen);
if (takenPort) {
  console.error(
    `Port ${takenPort} is taken by another program, such as npm start. Stop that program first: the browser tests need this port.`,
  );
  process.exit(1);
}

const signal = whenStopped();

function printResult({ name, state, seconds, output, passed, failed }: StepResult): void {
  // After Ctrl-C, the running steps fail only because they were stopped.
  if (signal.aborted) return;
  const failures = failed > 0 ? `, ${failed} failed` : '';
  // For a single test, the state says enough.
  const counts = passed + failed > 1 ? `, ${passed} passed${failures}` : '';
  const detail = state === 'skipped' ? `: ${output}` : ` in ${seconds.toFixed(1)} s${counts}`;
  console.log(`${name} ${state}${detail}`);
  // Tests print figures too, such as the weight of pages.
  for (const [, figure = ''] of output.matchAll(/figures: (.*)/g)) console.log(`  ${figure.trim()}`);
  if (state === 'failed') console.log(`\n${output.trim()}\n`);
}

const results = await runAll(chosen, (step) => runStep(step, signal), printResult);
// 130 is the usual code of a program that Ctrl-C stopped.
if (signal.aborted) process.exit(130);
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
