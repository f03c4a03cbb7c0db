import { expect, type Browser, type Page } from '@playwright/test';
import { useConnection } from '../use-connection.ts';
import { watch } from '../watch.ts';

/** What all faults have. Each type of fault adds what it does, such as `prepare` or `answer`. */
export interface NamedFault {
  name: string;
  /** Matches the errors that the browser may report because of this fault. */
  complains?: RegExp | undefined;
}

// This may be more than the machine has processors, because the faults mostly wait.
const AT_ONCE = 6;

/**
 * Calls `meet` for each fault in a browser context of its own, a few at a time. If a call fails, the test fails with the fault's
 * name.
 */
export async function meetFaults<Fault extends NamedFault>(
  browser: Browser,
  faults: readonly Fault[],
  meet: (page: Page, fault: Fault) => Promise<unknown>,
): Promise<void> {
  const failed: string[] = [];
  const waiting = [...faults];
  const takeNext = async (): Promise<void> => {
    const fault = waiting.shift();
    if (!fault) return;
    // Playwright gives the context the options of the test, such as the device, the site's address and `serviceWorkers`.
    const context = await browser.newContext();
    const expectNoComplaints = watch(context);
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await useConnection(page, 'slow');
      await meet(page, fault);
      expectNoComplaints(fault.complains);
    } catch (error) {
      failed.push(`${fault.name}: ${String(error)}`);
    } finally {
      await context.close();
    }
    return takeNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  expect(failed).toEqual([]);
}
