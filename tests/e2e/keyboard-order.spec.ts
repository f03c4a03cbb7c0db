import { expect } from '@playwright/test';
import { findOrderFaults, listReordered, recordTabOrder } from '../support/in-page/record-tab-order.ts';
import { galleryEvent } from '../support/own-site.ts';
import { listPageKinds } from '../support/page-kinds.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('Tab and Shift+Tab follow the reading order', { tag: '@sweep' }, async ({ page }) => {
  test.setTimeout(600_000);
  // All key presses are sent at once. A page can have a hundred tab stops, and waiting after each press would take too long.
  const session = await page.context().newCDPSession(page);
  const press = async (times: number, modifiers: number) => {
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
    const presses = Array.from({ length: times }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]);
    await Promise.all(presses.flat());
  };
  const faults: string[] = [];
  for (const address of [...listPageKinds(), galleryEvent.address]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const stops = await page.evaluate(recordTabOrder);
    expect(stops).toBeGreaterThan(20);
    // `stops` counts a date field once, but it has several tab stops. So Tab is pressed 10 more times.
    await press(stops + 10, 0);
    const found = await page.evaluate(findOrderFaults, 'forward' as const);
    // The modifier 8 is Shift.
    await press(stops + 10, 8);
    found.push(
      ...(await page.evaluate(findOrderFaults, 'back' as const)),
      ...(await page.evaluate(listReordered)),
    );
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
