import type { Page } from '@playwright/test';

/**
 * Resolves when the page has loaded and been drawn, and its browser has been idle twice: what the page starts by itself has then
 * started. It waits a fixed time only if the page is not drawn.
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
        // A page in a background tab may get no animation frame.
        setTimeout(look, 1000);
      }),
  );
}
