import type { Page } from '@playwright/test';

/**
 * Resolves when the page has loaded, has drawn, and its browser has found nothing to do twice: what the page does by
 * itself has then begun. No time is waited for.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestIdleCallback(() => {
            requestIdleCallback(() => resolve());
          });
        });
      }),
  );
}
