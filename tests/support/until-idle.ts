import type { Page } from '@playwright/test';

/**
 * Resolves when the page has loaded, has drawn, and its browser has found nothing to do twice: what the page does by
 * itself has then begun. No time is waited for, but where a page is not drawn.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () =>
          requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout: 5000 }), {
            timeout: 5000,
          });
        requestAnimationFrame(look);
        // A page behind others may be given no frame.
        setTimeout(look, 1000);
      }),
  );
}
