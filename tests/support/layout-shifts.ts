import type { Page } from '@playwright/test';

type WithShifts = typeof globalThis & { shifts: number[] };

/** From the next page on, records the browser's score of each layout shift (https://web.dev/articles/cls). */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const readShifts = (page: Page) => page.evaluate(() => (globalThis as WithShifts).shifts);
