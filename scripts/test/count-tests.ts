import { z } from 'zod';

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
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
  const vitest = vitestReport.safeParse(json).data;
  const playwright = playwrightReport.safeParse(json).data?.stats;
  const passed = vitest?.numPassedTests ?? playwright?.expected;
  const failed = vitest?.numFailedTests ?? (playwright && playwright.unexpected + playwright.flaky);
  if (passed === undefined || failed === undefined)
    return { passed: Number(!hasFailed), failed: Number(hasFailed) };
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed };
}
