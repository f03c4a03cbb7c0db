import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Runs in the page. Returns whether `wanted` has the focus, and what is wrong with the focus, or '' if nothing is wrong. The faults: no control has the focus; the
 * focus is not visible (WCAG 2.2, 2.4.7); the control is out of view; something covers the whole control; a fixed bar covers a part
 * of the control (2.4.11).
 */
function findFocusFault(wanted: Element): { isThere: boolean; fault: string } {
  const findFault = (): string => {
    const control = document.activeElement;
    if (!control || control === document.body) return 'nothing has the focus';
    const name = control.outerHTML.slice(0, 100);
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    // Elements in an iframe, and the button in a date field, have their own rings. Headings and notices that get the focus by script
    // need no ring, because visitors only read them.
    const needsNoRing = control.matches('iframe, input[type="date"]:not(:focus), [tabindex="-1"]');
    if (!isRinged && !needsNoRing) return `is not seen: ${name}`;
    const [box = control.getBoundingClientRect()] = control.getClientRects();
    // Fields for long text, notices, frames and tall controls may not fit on the screen. Only points near their top are checked.
    const rows =
      control.matches('textarea, [tabindex="-1"], iframe') || box.height > innerHeight
        ? [0.1]
        : [0.1, 0.5, 0.9];
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      rows.map((down) => ({ x: box.left + across * box.width, y: box.top + down * box.height })),
    );
    const covers = points.map(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit || control.contains(hit) || hit.contains(control)) return undefined;
      // An invisible ::after of a link or button may cover a whole card, to take the clicks. It hides nothing.
      const { left, right, top, bottom } = hit.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom ? hit : undefined;
    });
    const isBar = (element: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      (element.parentElement !== null && isBar(element.parentElement));
    const [first] = covers;
    const bar = covers.find((cover) => cover && isBar(cover));
    if (points.some(({ x, y }) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight))
      return `is out of view: ${name}`;
    if (bar) return `is partly covered by ${bar.outerHTML.slice(0, 60)}: ${name}`;
    return first && covers.every(Boolean) ? `is covered by ${first.outerHTML.slice(0, 60)}: ${name}` : '';
  };
  return { isThere: document.activeElement === wanted, fault: findFault() };
}

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
