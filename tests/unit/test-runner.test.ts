import { expect, test } from 'vitest';
import { runAll } from '../../scripts/test/run-all.ts';
import { countTests, type StepResult, type TestStep } from '../../scripts/test/run-step.ts';
import { steps } from '../../scripts/test/steps.ts';

const step = (name: string, rest: Partial<TestStep> = {}): TestStep => ({ name, command: ['node'], ...rest });

/** Pretends to run each step for 2 ms. Returns which steps ran at the same time, and how each step ended. */
async function play(steps: TestStep[], failing: string[] = []) {
  const running = new Set<string>();
  const together: string[] = [];
  const results = await runAll(
    steps,
    async ({ name }): Promise<StepResult> => {
      running.add(name);
      together.push([...running].join('+'));
      await new Promise((resolve) => setTimeout(resolve, 2));
      running.delete(name);
      const state = failing.includes(name) ? 'failed' : 'passed';
      return { name, state, seconds: 0, output: '', passed: 1, failed: 0 };
    },
    () => undefined,
  );
  return { together, ended: results.map(({ name, state }) => `${name} ${state}`) };
}

test('after a failed step, only the steps that need it are skipped', async () => {
  const { ended } = await play([step('build'), step('dist', { needs: ['build'] }), step('unit')], ['build']);
  expect(ended.toSorted()).toEqual(['build failed', 'dist skipped', 'unit passed']);
});

const vitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 2 });
const brokenVitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 0 });
const playwright = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } });

test.each([
  ['a passed step without a report as one passed test', undefined, false, 1, 0],
  ['a failed step without a report as one failed test', undefined, true, 0, 1],
  ['the passed and failed tests in a Vitest report', vitest, true, 7, 2],
  ['one failed test if a step fails without a failed test in its Vitest report', brokenVitest, true, 7, 1],
  ['a stopped step with half a report as one failed test', vitest.slice(0, 9), true, 0, 1],
  ['a flaky test in a Playwright report as a failed test', playwright, true, 5, 2],
])('`npm test` counts %s', (_, report, hasFailed, passed, failed) => {
  expect(countTests(report, hasFailed)).toEqual({ passed, failed });
});

test('`npm test -- nightly` runs the tests whose tags `npm test` leaves out', () => {
  const words = (leftOut: boolean) =>
    steps.filter(({ isLeftOut = false }) => isLeftOut === leftOut).flatMap(({ command }) => command);
  expect(words(false)).toEqual(expect.arrayContaining(['--tags-filter=!nightly', '--grep-invert=@nightly']));
  expect(words(true)).toContain('--tags-filter=sweep || nightly');
  expect(words(true).filter((word) => word.startsWith('--grep'))).toEqual([]);
});
