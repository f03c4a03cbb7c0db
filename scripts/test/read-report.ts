/** What is read of a JSON report: two in those of Vitest, the last in those of Playwright. */
interface Report {
  numPassedTests?: number | null;
  numFailedTests?: number | null;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/**
 * Passed and failed tests in a JSON report of Vitest or Playwright. Something always counts: a runner that fails before
 * any test, and a step that leaves no report, are one failed or passed test each.
 */
export function countTests(
  report: string | undefined,
  hasFailed: boolean,
): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(report ?? '{}') as Report;
  const passed = numPassedTests ?? stats?.expected;
  const failed = numFailedTests ?? (stats && stats.unexpected + stats.flaky);
  if (passed === undefined || failed === undefined)
    return { passed: Number(!hasFailed), failed: Number(hasFailed) };
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed };
}

/** What tests have counted and want to be seen even when all is well: the text after the mark `figures: `, to its line's end. */
export function listFigures(output: string): string[] {
  return Array.from(output.matchAll(/figures: (.*)/g), ([, text = '']) => text.trim());
}
