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
export function countTests(
  report: string | undefined,
  hasFailed: boolean,
): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, stats } = parseReport(report ?? '{}');
  const passed = numPassedTests ?? stats?.expected;
  const failed = numFailedTests ?? (stats && stats.unexpected + stats.flaky);
  if (passed === undefined || failed === undefined)
    return { passed: Number(!hasFailed), failed: Number(hasFailed) };
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed };
}

/** The figures that tests print even if all pass. */
export function listFigures(output: string): string[] {
  return Array.from(output.matchAll(/figures: (.*)/g), ([, text = '']) => text.trim());
}
