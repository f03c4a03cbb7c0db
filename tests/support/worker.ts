import { expect, type Page } from '@playwright/test';

/** The paths of the pages and files that the device has saved for offline reading. */
export const listSavedPaths = (page: Page) =>
  page.evaluate(async () => {
    const saved = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return saved.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

export const waitUntilSaved = (page: Page, path: string) =>
  expect.poll(() => listSavedPaths(page), { message: `${path} is saved` }).toContain(path);

/** Waits until the service worker controls the page. */
export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

/** Opens a page, and waits until the service worker controls the page and has saved another page. Needs a good connection. */
export async function visitWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForWorker(page);
  await waitUntilSaved(page, '/group-health-check');
}
