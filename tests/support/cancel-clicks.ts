import type { Page } from '@playwright/test';
import { numberKinds } from './in-page/number-kinds.ts';

/** Runs in the page. Everything that a click could have changed, as one text. */
function readState(): string {
  const changed = document.querySelectorAll(
    '[open], :checked, :popover-open, [aria-expanded="true"], [aria-selected="true"], [aria-current], iframe',
  );
  const all = [...document.querySelectorAll('*')];
  const places = [...changed].map((element) => all.indexOf(element));
  return [location.href, ...places, document.body.innerText].join(' ');
}

/** Runs in the page. Scrolls the control with this number into view, and returns its middle. */
function findMiddle(index: number): { x: number; y: number } {
  const control = document.querySelector(`[data-kind="${index}"]`);
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Cancels a click on one control of each kind that `tested` lacks (WCAG 2.2, 2.5.2): presses the mouse button on the control, moves
 * the pointer away and lets go. A kind here is a look (in-page/number-kinds.ts). Adds each kind to `tested`. Resolves to the kinds
 * whose control changed the page.
 */
export async function cancelClicks(page: Page, tested: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  // Moving the mouse off a pressed link would start a drag. That is not a cancelled click.
  await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
  const selector = 'a[href], button, label:has(input), summary';
  const kinds = await page.evaluate(numberKinds, { selector, known: [...tested] });
  for (const [index, kind] of kinds.entries()) {
    tested.add(kind);
    const { x, y } = await page.evaluate(findMiddle, index + 1);
    const before = await page.evaluate(readState);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const during = await page.evaluate(readState);
    await page.mouse.move(2, 2);
    await page.mouse.up();
    if (during !== before || (await page.evaluate(readState)) !== before) faults.push(kind);
  }
  return faults;
}
