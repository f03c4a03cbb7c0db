interface Suite {
  specs: { title: string; tests: { results: { status: string }[] }[] }[];
  suites?: Suite[];
}

/** What is read of a JSON report: the first three are in those of Vitest, the others in those of Playwright. */
interface Report {
  numPassedTests?: number | null;
  numFailedTests?: number | null;
  testResults?: { assertionResults: { title: string; status: string }[] }[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
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

/** The titles of the tests that ran and passed in a JSON report of Vitest or Playwright. One that was skipped did neither. */
export function listPassed({ testResults = [], suites = [] }: Report): string[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const specsOf = (suite: Suite): Suite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const specs = suites.flatMap(specsOf);
  return [
    ...tests.filter(({ status }) => status === 'passed'),
    ...specs.filter((spec) => spec.tests.some(({ results }) => results.at(-1)?.status === 'passed')),
  ].map(({ title }) => title);
}

/** What tests have counted and want to be seen even when all is well: the text after the mark `figures: `, to its line's end. */
export function listFigures(output: string): string[] {
  return Array.from(output.matchAll(/figures: (.*)/g), ([, text = '']) => text.trim());
}
