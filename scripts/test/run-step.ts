import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { runScript } from '../lib/run-command.ts';
import { countTests } from './read-report.ts';

export interface Step {
  name: string;
  /** A script that Node runs, and its arguments. Not a program of node_modules/.bin: Windows starts those by a shell alone. */
  command: readonly [script: string, ...args: string[]];
  environment?: Readonly<Record<string, string>>;
  /** Steps whose result this one works on: it waits for them, and does not run when one has failed. */
  needs?: readonly string[];
  /** Works on Astro's caches, where two at a time would overwrite each other. */
  usesAstro?: boolean;
  isWide?: boolean;
  ports?: readonly number[];
  /** Where the step leaves a JSON report with counted tests; a step without one counts as one test. */
  report?: string;
  /** Belongs to `npm test -- all`: what `npm test` leaves out. */
  isLeftOut?: boolean;
}

export interface Outcome {
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  seconds: number;
  output: string;
  passed: number;
  failed: number;
}

const { NO_COLOR, FORCE_COLOR, ...inherited } = process.env;
// The steps write to a pipe, so they cannot see for themselves whether a person is reading along.
const wantsColor = process.stdout.isTTY && NO_COLOR === undefined && FORCE_COLOR !== '0';

const environment = {
  ...inherited,
  ...(wantsColor ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  ASTRO_TELEMETRY_DISABLED: '1',
};

/**
 * Runs one step in a separate process and keeps its output. Never rejects: a missing script counts as a failure, and so does
 * a step that `signal` ends.
 */
export async function runStep(step: Step, signal?: AbortSignal): Promise<Outcome> {
  const start = performance.now();
  if (step.report) rmSync(step.report, { force: true });
  const env = { ...environment, ...step.environment };
  const { code, output } = await runScript(step.command, { env, ...(signal && { signal }) });
  const hasFailed = code !== 0;
  const report = step.report && existsSync(step.report) ? readFileSync(step.report, 'utf8') : undefined;
  return {
    name: step.name,
    state: hasFailed ? 'failed' : 'passed',
    seconds: (performance.now() - start) / 1000,
    // Some of what browsers print is coloured whatever the environment says.
    output: wantsColor ? output : stripVTControlCharacters(output),
    ...countTests(report, hasFailed),
  };
}
