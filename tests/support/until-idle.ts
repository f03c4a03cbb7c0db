import type { Page } from '@playwright/test';

/**
 * Resolves when the page is loaded and drawn, and the browser was then idle twice. By that time, the page has started all
 * that it starts by itself. This function waits a fixed time only if the page is not drawn.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const resolveWhenIdle = () =>
          requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout: 5000 }), {
            timeout: 5000,
          });
        requestAnimationFrame(resolveWhenIdle);
        // A page in a background tab may get no animation frame.
        setTimeout(resolveWhenIdle, 1000);
      }),
  );
}
