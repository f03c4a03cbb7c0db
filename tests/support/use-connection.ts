import type { Page } from '@playwright/test';

const connections = {
  good: { effectiveType: '4g', type: 'wifi', saveData: false },
  slow: { effectiveType: '2g', type: 'cellular', saveData: false },
  'save-data': { effectiveType: '4g', type: 'cellular', saveData: true },
};

/** What the browser tells pages about the visitor's connection; to be called before the page is opened. */
export async function useConnection(page: Page, kind: keyof typeof connections): Promise<void> {
  await page.addInitScript((connection) => {
    const value = Object.assign(new EventTarget(), connection);
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => value });
  }, connections[kind]);
}
