import type { BrowserContext, Page } from '@playwright/test';

const connections = {
  good: { effectiveType: '4g', type: 'wifi', saveData: false },
  slow: { effectiveType: '2g', type: 'cellular', saveData: false },
  'save-data': { effectiveType: '4g', type: 'cellular', saveData: true },
};

/** Sets what the browser reports about the visitor's connection; call it before the page is opened. */
export async function useConnection(page: Page, kind: keyof typeof connections): Promise<void> {
  await page.addInitScript((connection) => {
    const value = Object.assign(new EventTarget(), connection);
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => value });
  }, connections[kind]);
}

/**
 * Reports a good connection to the pages of a context, unless a test calls useConnection(). Without this function, the browser
 * would estimate the connection from response times. On a busy computer, a good connection would then count as slow.
 */
export async function assumeGoodConnection(context: BrowserContext): Promise<void> {
  await context.addInitScript((connection) => {
    if (Object.getOwnPropertyDescriptor(navigator, 'connection')) return;
    const value = Object.assign(new EventTarget(), connection);
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => value });
  }, connections.good);
}

/** Reports to the page that the device is online, even if the computer that runs the tests has no network. */
export const assumeOnline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
