import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { listLeftOut } from './main-service.ts';
import { isContentShipped } from './shipped-content.ts';

/** Lists the journeys that are left out, because content/ lacks their subject (need). */
export default class LeftOutReporter implements Reporter {
  /** How many journeys are left out for want of each subject. */
  private readonly leftOut = new Map<string, number>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') return;
    const missing = annotations.find(({ type }) => type === 'skip')?.description ?? test.title;
    this.leftOut.set(missing, (this.leftOut.get(missing) ?? 0) + 1);
  }

  /** With the shipped content, every journey has its subject: a journey that is left out is a fault of the tests. */
  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
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
