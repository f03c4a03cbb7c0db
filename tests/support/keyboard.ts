import { expect, type Locator, type Page } from '@playwright/test';
import { findFocusFault } from './in-page/find-focus-fault.ts';

const MAX_STOPS = 120;

/** Presses a key until a control has the focus, like a visitor without a mouse, and checks every tab stop on the way. */
export async function moveFocusTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  const faults = new Set<string>();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { isThere, fault } = await control.evaluate(findFocusFault);
    if (fault) faults.add(fault);
    if (isThere) break;
  }
  await expect(control).toBeFocused();
  expect([...faults]).toEqual([]);
}

/** Tabs to a control and presses Enter. */
export async function enter(page: Page, control: Locator, key?: string): Promise<void> {
  await moveFocusTo(page, control, key);
  await page.keyboard.press('Enter');
}
