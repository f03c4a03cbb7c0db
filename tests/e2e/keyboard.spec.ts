import { expect, type Page, type Locator } from '@playwright/test';
import { galleryEvent } from '../support/own-site.ts';
import { boxOf, lastOption, listAvailable } from '../support/price-list.ts';
import { openFolds } from '../support/open-folds.ts';
import { test } from '../support/test.ts';
import { mainPath, mainService, otherPath } from '../support/main-service.ts';

/**
 * Runs in the page. Elements are of one kind if they look alike: they have the same tag, type, `data-look` and class names, in
 * similar parents. Gives a number to one visible element of each kind that is not in `known`: `data-kind` is "1", then "2". Only
 * looks at elements that match `selector`. Returns the new kinds in the order of their numbers.
 */
function numberKinds({ selector, known }: { selector: string; known: string[] }): string[] {
  const kinds = new Set(known);
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { tagName, className, dataset, parentElement } = element;
    // The shortened class names of optimised pages differ from page to page.
    const names = `${className} in ${parentElement?.tagName} ${parentElement?.className}`.replace(
      /\b_\w+/g,
      '',
    );
    const kind = [tagName, element.getAttribute('type'), dataset['look'], names].join(' ');
    if (kinds.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    kinds.add(kind);
    element.dataset['kind'] = String(found.push(kind));
  }
  return found;
}

/**
 * Runs in the page. Returns whether `wanted` has the focus, and what is wrong with the focus, or '' if nothing is wrong: the focus is
 * not visible (WCAG 2.2, 2.4.7), or a part of the control is out of view or covered (2.4.11).
 */
function findFocusFault(wanted: Element): { isThere: boolean; fault: string } {
  const control = document.activeElement ?? document.body;
  const name = control.outerHTML.slice(0, 100);
  const { outlineStyle, outlineWidth } = getComputedStyle(control);
  const [{ left, top, width, height } = control.getBoundingClientRect()] = control.getClientRects();
  const covers = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].flatMap((down) => {
      const point = { x: left + across * width, y: top + down * height };
      const hit = document.elementFromPoint(point.x, point.y);
      return hit && (control.contains(hit) || hit.contains(control)) ? [] : [hit?.outerHTML.slice(0, 60)];
    }),
  );
  const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const fault = covers.length > 0 ? `is covered by ${covers[0] ?? 'the edge of the screen'}: ${name}` : '';
  return { isThere: control === wanted, fault: isSeen ? fault : `is not seen: ${name}` };
}

const MAX_STOPS = 120;

/** Presses a key until a control has the focus, like a visitor without a mouse, and checks every tab stop on the way. */
async function moveFocusTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
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
async function listUnseenFocus(page: Page, tested: Set<string>): Promise<string[]> {
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('people with a keyboard and no mouse, on a small screen:', () => {
  test('a patient who presses Shift+Tab after a search sees each focused control', async ({ page }) => {
    // So many rows are more than this screen.
    await page.setViewportSize({ width: 360, height: 400 });
    const [above, ...rows] = listAvailable(mainService).slice(-9);
    const last = rows.at(-1) ?? lastOption(mainService);
    await page.goto(mainPath);
    await moveFocusTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(last.name);
    await expect(page.locator('[data-match=yes]').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(boxOf(page, last)).toBeFocused();
    await moveFocusTo(page, boxOf(page, above ?? last), 'Shift+Tab');
  });

  test('keyboard users see the focus on every type of control', { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(600_000);
    const tested = new Set<string>();
    const paths = ['/', otherPath, '/who-we-are', '/events', galleryEvent.address, '/our-impact'];
    for (const path of [...paths, '/donate-form']) {
      await page.goto(path);
      await openFolds(page);
      await page.keyboard.press('Tab');
      expect(await listUnseenFocus(page, tested), path).toEqual([]);
    }
    expect(tested.size).toBeGreaterThan(20);
  });
});
