import type { Page } from '@playwright/test';

const bytesPerSecond = (400 * 1000) / 8;

/** Makes the page load as on slow 3G from now on: 400 kbit/s in each direction, and 400 ms before an answer starts. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
