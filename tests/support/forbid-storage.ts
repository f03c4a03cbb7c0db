import type { BrowserContext } from '@playwright/test';

/** From the next page on, the browser forbids these kinds of storage. */
export const forbidStorage = (context: BrowserContext, ...names: string[]) =>
  context.addInitScript((forbidden) => {
    for (const name of forbidden)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  }, names);
