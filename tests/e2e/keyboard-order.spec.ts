import { expect } from '@playwright/test';
import { takeShare } from '../support/breadth.ts';
import { galleryEvent } from '../support/own-site.ts';
import { listPageKinds } from '../support/page-kinds.ts';
import { test } from '../support/test.ts';

declare global {
  interface Window {
    focused: HTMLElement[];
  }
}

/** Runs in the page. From now on, records each element that gets the focus. Returns how many elements may be tab stops. */
function recordTabOrder(): number {
  window.focused = [];
  addEventListener('focusin', ({ target }) => window.focused.push(target as HTMLElement));
  const stops = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex], iframe',
  );
  return [...stops].filter((stop) => stop.checkVisibility({ visibilityProperty: true })).length;
}

/**
 * Runs in the page, after more Tab presses than the page has tab stops. Lists the faults of the tab order: the focus must have
 * returned to its start, and must have moved in reading order.
 */
function findOrderFaults(direction: 'forward' | 'back'): string[] {
  const name = (element: Element | undefined) => element?.outerHTML.slice(0, 80) ?? 'nothing';
  // Hydration may have taken an element, such as the link of the gallery's large picture, out of the tab order.
  const [first, ...rest] = window.focused.splice(0).filter(({ tabIndex }) => tabIndex >= 0);
  const around = rest.findIndex((element) => element === first);
  if (!first || around < 0) return [`${direction}: the focus never came back to ${name(first)}`];
  const round = [first, ...rest.slice(0, around)];
  const expectedPosition =
    direction === 'forward' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const jumps = round.filter((element, index) => {
    const next = round[(index + 1) % round.length];
    return next && next !== element && !(element.compareDocumentPosition(next) & expectedPosition);
  });
  // Each round has one jump between the end and the beginning of the page. Only a second jump is a fault.
  return jumps.slice(1).map((element) => `${direction}: the focus jumps after ${name(element)}`);
}

/** Runs in the page. Lists each parent with tab stops in several children, if CSS changes the order in which children appear. */
function listReordered(): string[] {
  const stops = 'a[href], button, input, select, textarea, summary';
  return [...document.querySelectorAll('body *')]
    .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
    .filter((parent) => [...parent.children].some((child) => getComputedStyle(child).order !== '0'))
    .filter(
      (parent) =>
        [...parent.children].filter((child) => child.querySelector(stops) ?? child.matches(stops)).length > 1,
    )
    .map((parent) => `another order than read: ${parent.outerHTML.slice(0, 80)}`);
}

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
  for (const address of takeShare([...listPageKinds(), galleryEvent.address], 0, 6)) {
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
