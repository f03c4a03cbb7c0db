import type { Page } from '@playwright/test';
import { numberKinds } from './in-page/number-kinds.ts';

/** Runs in the page. Brings a control into view without focusing it, and returns where it is. */
function showControl(index: number): { x: number; y: number; width: number; height: number } {
  const control = document.querySelector<HTMLElement>(`[data-kind="${index}"]`);
  (document.activeElement as HTMLElement | null)?.blur();
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
  return { x, y, width, height };
}

// A focus ring is drawn outside its control.
const ROOM = 8;

/**
 * Takes a picture of one control of each kind on the page with and without the focus. Resolves to the kinds whose picture stays the
 * same; adds the tested ones to `tested`. A key must have been pressed before, or browsers show no ring.
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
