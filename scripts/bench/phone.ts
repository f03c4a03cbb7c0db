import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright';
import { findBrowser } from '../find-browser.ts';

/** What the visitor's phone says about its line; a good one may load islands by itself, a slow one may not. */
export type Line = 'good' | 'slow';

const said = {
  good: { effectiveType: '4g', type: 'wifi', saveData: false },
  slow: { effectiveType: '2g', type: 'cellular', saveData: false },
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** A cheap phone with an empty cache, 360 pixels wide. */
export async function takePhone(
  browser: Browser,
  { line, ...options }: { line: Line } & BrowserContextOptions,
): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...options,
  });
  await phone.addInitScript((connection) => {
    const value = Object.assign(new EventTarget(), connection);
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => value });
  }, said[line]);
  return phone;
}
