import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Counts the faults that tests cause in the browser, and those that our pages survive. A test with the tag @fault counts as one
 * fault. A test with many faults reports its own counts (meet-faults.ts). If a test runs several times (--repeat-each), only its
 * worst run counts.
 */
export default class FaultReporter implements Reporter {
  private readonly counts = new Map<string, { met: number; survived: number }>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const reported = annotations.find(({ type }) => type === 'faults')?.description?.split('/');
    if (!reported && !test.tags.includes('@fault')) return;
    const [survived = 0, met = 1] = reported?.map(Number) ?? [Number(status === 'passed'), 1];
    const key = `${test.location.file}:${test.location.line} ${test.title}`;
    const known = this.counts.get(key)?.survived ?? survived;
    this.counts.set(key, { met, survived: Math.min(known, survived) });
  }

  onEnd(): void {
    const all = [...this.counts.values()];
    const sum = (name: 'met' | 'survived') => all.reduce((total, count) => total + count[name], 0);
    if (all.length > 0) console.log(`\nfigures: faults survived ${sum('survived')} of ${sum('met')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
