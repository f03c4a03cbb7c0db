import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../scripts/lib/listen.ts';
import { findTakenPort, runAll } from '../../scripts/test/run-all.ts';
import { countTests, runStep, type StepResult, type TestStep } from '../../scripts/test/run-step.ts';
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

test('at most three steps run at a time', async () => {
  const { together } = await play([step('a'), step('b'), step('c'), step('d')]);
  expect(together.slice(0, 3)).toEqual(['a', 'a+b', 'a+b+c']);
  expect(together[3]?.split('+').length).toBeLessThanOrEqual(3);
});

test('two steps that use Astro never run at the same time', async () => {
  const astro = { usesAstro: true };
  const { together } = await play([step('types', astro), step('build', astro), step('lint')]);
  expect(together.slice(0, 2)).toEqual(['types', 'types+lint']);
  expect(together.join()).not.toContain('types+build');
});

test('two steps that use the same port never run at the same time', async () => {
  const { together } = await play([
    step('e2e', { ports: [1, 2] }),
    step('other', { ports: [2] }),
    step('lint'),
  ]);
  expect(together.slice(0, 2)).toEqual(['e2e', 'e2e+lint']);
  expect(together.join()).not.toContain('e2e+other');
});

test('after a failed step, only the steps that need it are skipped', async () => {
  const { ended } = await play([step('build'), step('dist', { needs: ['build'] }), step('unit')], ['build']);
  expect(ended.toSorted()).toEqual(['build failed', 'dist skipped', 'unit passed']);
});

test('`npm test` notices if another program uses a port that a step needs', async () => {
  const other = await listen(createServer(), 0);
  const taken = Number(new URL(other.origin).port);
  const wanting = [step('unit'), step('e2e', { ports: [taken] })];
  expect(await findTakenPort(wanting)).toBe(taken);
  await other.close();
  expect(await findTakenPort(wanting)).toBeUndefined();
});

test('every step that opens the built site in a browser lists all three ports', () => {
  const opensSite = ({ command }: TestStep) =>
    command.some((word) => /playwright|browsers|test-with-content/.test(word));
  expect(steps.filter(opensSite).length).toBeGreaterThan(3);
  for (const { ports } of steps.filter(opensSite)) expect(ports).toEqual([4321, 4322, 4323]);
});

test('a step ends when somebody stops `npm test`', async () => {
  const stop = new AbortController();
  const ending = runStep(step('endless', { command: ['--eval', 'setInterval(() => {}, 1e6)'] }), stop.signal);
  stop.abort();
  expect((await ending).state).toBe('failed');
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
