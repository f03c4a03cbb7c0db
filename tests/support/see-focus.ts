import type { Page } from '@playwright/test';
import { numberKinds } from './in-page/number-kinds.ts';

/** Runs in the page. Removes the focus, scrolls the control with this `data-kind` into view, and returns where the control is. */
function showControl(kindNumber: number): { x: number; y: number; width: number; height: number } {
  const control = document.querySelector<HTMLElement>(`[data-kind="${kindNumber}"]`);
  (document.activeElement as HTMLElement | null)?.blur();
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
  return { x, y, width, height };
}

// Pixels around a control in its picture: browsers draw the focus ring outside the control.
const ROOM = 8;

/**
 * Takes two pictures of one control of each kind on the page: without and with the focus. Resolves to the kinds whose two pictures
 * are the same. Skips the kinds in `tested`, and adds all others to `tested`. Press a key before: otherwise browsers show no
 * focus ring.
 */
export async function listUnseenFocus(page: Page, tested: Set<string>): Promise<string[]> {
  const selector = 'a[href], button, input:not([type="hidden"], [tabindex="-1"]), select, textarea, summary';
  const kinds = await page.evaluate(numberKinds, { selector, known: [...tested] });
  const faults: string[] = [];
  for (const [index, kind] of kinds.entries()) {
    tested.add(kind);
    const { x, y, width, height } = await page.evaluate(showControl, index + 1);
    const left = Math.max(0, x - ROOM);
    const upper = Math.max(0, y - ROOM);
    const clip = {
      x: left,
      y: upper,
      width: Math.min(width, 300) + 2 * ROOM,
      height: Math.min(height, 200) + 2 * ROOM,
    };
    const before = await page.screenshot({ clip });
    await page.locator(`[data-kind="${index + 1}"]`).evaluate((control: HTMLElement) => {
      control.focus({ preventScroll: true });
    });
    if (before.equals(await page.screenshot({ clip }))) faults.push(kind);
  }
  return faults;
}
