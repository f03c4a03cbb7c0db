import type { BrowserContext, Page } from '@playwright/test';

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

/**
 * Tells the pages of a context that the line is good, unless a test says otherwise. A browser guesses it from how long answers take, and
 * on a busy computer it guesses a slow line.
 */
export async function assumeGoodConnection(context: BrowserContext): Promise<void> {
  await context.addInitScript((connection) => {
    if (Object.getOwnPropertyDescriptor(navigator, 'connection')) return;
    const value = Object.assign(new EventTarget(), connection);
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => value });
  }, connections.good);
}
