import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { listLeftOut } from '../main-service.ts';
import { isContentShipped } from '../shipped-content.ts';

/**
 * Lists the journeys that are left out, because content/ lacks their subject (need). Counts the faults that tests cause in the
 * browser, and those that our pages survive. A test with the tag @fault counts as one
 * fault. A test with many faults reports its own counts (meet-faults.ts). If a test runs several times (--repeat-each), only its
 * worst run counts.
 */
export default class FaultReporter implements Reporter {
  private readonly counts = new Map<string, { met: number; survived: number }>();
  /** How many journeys are left out for want of each subject. */
  private readonly leftOut = new Map<string, number>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const missing = annotations.find(({ type }) => type === 'skip')?.description;
    if (status === 'skipped') {
      this.leftOut.set(missing ?? test.title, (this.leftOut.get(missing ?? test.title) ?? 0) + 1);
      return;
    }
    const reported = annotations.find(({ type }) => type === 'faults')?.description?.split('/');
    if (!reported && !test.tags.includes('@fault')) return;
    const [survived = 0, met = 1] = reported?.map(Number) ?? [Number(status === 'passed'), 1];
    const key = `${test.location.file}:${test.location.line} ${test.title}`;
    const known = this.counts.get(key)?.survived ?? survived;
    this.counts.set(key, { met, survived: Math.min(known, survived) });
  }

  /** With the shipped content, every journey has its subject: a journey that is left out is a fault of the tests. */
  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const all = [...this.counts.values()];
    const sum = (name: 'met' | 'survived') => all.reduce((total, count) => total + count[name], 0);
    if (all.length > 0) console.log(`\nfigures: faults survived ${sum('survived')} of ${sum('met')}`);
    for (const file of listLeftOut())
      this.leftOut.set(`a price list of three options with a calendar: ${file}`, 1);
    const subjects = [...this.leftOut].map(([what, count]) => `${what} (${count})`);
    if (subjects.length === 0) return Promise.resolve({ status });
    console.log(`\nfigures: left out, because content/ lacks it: ${subjects.join(', ')}`);
    return Promise.resolve({ status: isContentShipped() ? 'failed' : status });
  }

  printsToStdio(): boolean {
    return false;
  }
}
