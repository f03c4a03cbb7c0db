import type { Browser } from 'playwright';
import { countRan } from '../../tests/support/count-ran.ts';
import { bookRequests, type Fetched } from './book-requests.ts';
import { takePhone, type Line } from './phone.ts';

// What a page does by itself, it does within this time after loading.
const IDLE_MS = 1500;

export interface Weight extends Fetched {
  /** Bytes of JavaScript source that ran before any touch. */
  ranBytes: number;
  nodes: number;
  /** Files that keep the page from painting. */
  blockingFiles: number;
  layoutShift: number;
}

declare global {
  interface Window {
    shifted?: number;
  }
}

/** Opens a page with an empty cache on a fast line that says it is `line`, touches nothing, and weighs what came. */
export async function weighPage(browser: Browser, address: string, line: Line): Promise<Weight> {
  const phone = await takePhone(browser, { line });
  try {
    const page = await phone.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const session = await phone.newCDPSession(page);
    const { origin } = new URL(address);
    const fetched = await bookRequests(session, origin);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(IDLE_MS);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => url.startsWith(origin));
    const read = await page.evaluate(() => ({
      nodes: document.getElementsByTagName('*').length,
      layoutShift: window.shifted ?? 0,
      blockingFiles: performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
        .length,
    }));
    const ranBytes = own.reduce(
      (sum, { functions }) => sum + countRan(functions.flatMap(({ ranges }) => ranges)),
      0,
    );
    return { ...fetched(), ...read, ranBytes };
  } finally {
    await phone.close();
  }
}
