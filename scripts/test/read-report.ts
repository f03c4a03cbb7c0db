import { z } from 'zod';

const vitestCounts = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightCounts = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/**
 * Passed and failed tests in a JSON report of Vitest or Playwright. Something always counts: a runner that fails before
 * any test, and a step that leaves no report, are one failed or passed test each.
 */
export function countTests(
  report: string | undefined,
  hasFailed: boolean,
): { passed: number; failed: number } {
  const json: unknown = report === undefined ? undefined : JSON.parse(report);
  const vitest = vitestCounts.safeParse(json).data;
  const playwright = playwrightCounts.safeParse(json).data?.stats;
  const passed = vitest?.numPassedTests ?? playwright?.expected;
  const failed = vitest?.numFailedTests ?? (playwright && playwright.unexpected + playwright.flaky);
  if (passed === undefined || failed === undefined)
    return { passed: Number(!hasFailed), failed: Number(hasFailed) };
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed };
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ status: z.string() })) })),
});
interface Suite {
  specs: z.infer<typeof specSchema>[];
  suites?: Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(suiteSchema) });

/** The titles of the tests that ran and passed in a JSON report of Vitest or Playwright. One that was skipped did neither. */
export function listPassed(report: unknown): string[] {
  const vitest = vitestReport.safeParse(report).data;
  if (vitest)
    return vitest.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ title }) => title);
  const listOf = ({ specs, suites = [] }: Suite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ results }) => results.at(-1)?.status === 'passed'))
      .map(({ title }) => title),
    ...suites.flatMap(listOf),
  ];
  return playwrightReport.parse(report).suites.flatMap(listOf);
}

/** What tests have counted and want to be seen even when all is well: the text after the mark `figures: `, to its line's end. */
export function listFigures(output: string): string[] {
  return Array.from(output.matchAll(/figures: (.*)/g), ([, text = '']) => text.trim());
}
