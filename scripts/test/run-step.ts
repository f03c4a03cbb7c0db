import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runScript } from '../lib/run-command.ts';

export interface TestStep {
  name: string;
  /** A script for Node, not a program of node_modules/.bin: Windows runs such a program only in a shell. */
  command: readonly [script: string, ...args: string[]];
  environment?: Readonly<Record<string, string>>;
  /** The step starts after these steps, and is skipped if one of them fails. */
  needs?: readonly string[];
  /** Whether the step writes to Astro's caches: two such steps do not run at the same time. */
  usesAstro?: boolean;
  /** These ports must be free before the first step starts. Two steps with the same port do not run at the same time. */
  ports?: readonly number[];
  /** The file with the step's JSON report. Without a report, the step counts as one test. */
  report?: string;
  /** Whether `npm test` leaves the step out; `npm test -- nightly` runs it. */
  isLeftOut?: boolean;
}

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  seconds: number;
  output: string;
  passed: number;
  failed: number;
}

interface TestReport {
  /** Vitest and test-with-content.ts write both numbers. test-with-content.ts writes null if it does not know a number. */
  numPassedTests?: number | null;
  numFailedTests?: number | null;
  /** Playwright writes this. */
  stats?: { expected: number; unexpected: number; flaky: number };
}

function parseReport(report: string): TestReport {
  try {
    return JSON.parse(report);
  } catch {
    // A step that was stopped may leave half a report.
    return {};
  }
}

/** A flaky test counts as failed. A step without a report, or with an incomplete one, counts as one test. */
function countTests(report: string | undefined, hasFailed: boolean): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, stats } = parseReport(report ?? '{}');
  const passed = numPassedTests ?? stats?.expected;
  const failed = numFailedTests ?? (stats && stats.unexpected + stats.flaky);
  if (passed === undefined || failed === undefined)
    return { passed: Number(!hasFailed), failed: Number(hasFailed) };
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed };
}

const { NO_COLOR, FORCE_COLOR, ...inherited } = process.env;
// The steps write to a pipe, so they cannot know that a terminal shows their output.
const wantsColor = process.stdout.isTTY && NO_COLOR === undefined && FORCE_COLOR !== '0';

const environment = {
  ...inherited,
  ...(wantsColor ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  ASTRO_TELEMETRY_DISABLED: '1',
  // The steps start hundreds of Node processes, and most of them load the same modules.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
};

/** Never rejects: if the script is missing or `signal` ends the step, `state` is 'failed'. */
export async function runStep(step: TestStep, signal?: AbortSignal): Promise<StepResult> {
  const start = performance.now();
  // The report of an earlier run must not be counted if this run writes none.
  if (step.report) rmSync(step.report, { force: true });
  const env = { ...environment, ...step.environment };
  const { code, output } = await runScript(step.command, { env, ...(signal && { signal }) });
  const hasFailed = code !== 0;
  const json = step.report && existsSync(step.report) ? readFileSync(step.report, 'utf8') : undefined;
  return {
    name: step.name,
    state: hasFailed ? 'failed' : 'passed',
    seconds: (performance.now() - start) / 1000,
    // Browsers print some colours whatever the environment says.
    output: wantsColor ? output : stripVTControlCharacters(output),
    ...countTests(json, hasFailed),
  };
}
