import { expect, type Page } from '@playwright/test';

/** The paths of the pages and files that the device has saved for offline reading. */
export const listSavedPaths = (page: Page) =>
  page.evaluate(async () => {
    const saved = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return saved.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

export async function waitUntilSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => listSavedPaths(page), { message: `${path} is saved` }).toContain(path);
}

/** The last file that the worker saves ahead. */
const lastSavedAhead = '/scripts/waiting-notices.js';

/** Waits until the device has saved all that it saves before the visitor opens it. Needs a good connection. */
export const waitUntilSavedAhead = (page: Page) => waitUntilSaved(page, lastSavedAhead);

/** Waits until the service worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Opens a page, and waits until the service worker controls the page and has saved pages ahead. Needs a good connection. */
export async function visitWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForWorker(page);
  await waitUntilSavedAhead(page);
}
