import { expect, type Page } from '@playwright/test';
import { theFirst } from '../support/breadth.ts';
import { galleryEvent } from '../support/own-site.ts';
import { enter, moveFocusTo } from '../support/keyboard.ts';
import { boxOf, lastOption, listAvailable } from '../support/price-list.ts';
import { fieldBox, listReceived, requestForms, sendButton } from '../support/request-forms.ts';
import { openFolds } from '../support/open-folds.ts';
import { test } from '../support/test.ts';
import { mainPath, mainService, otherPath } from '../support/main-service.ts';
import { numberKinds } from '../support/in-page/number-kinds.ts';

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

// These tests use no mouse. `moveFocusTo` and `enter` check every tab stop on the way to a control (support/keyboard.ts).
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test.describe('people with a keyboard and no mouse, on a small screen:', () => {
  test('a patient who presses Shift+Tab after a search sees each focused control', async ({ page }) => {
    // So many rows are more than a screen.
    const [above, ...rows] = listAvailable(mainService).slice(-15);
    const last = rows.at(-1) ?? lastOption(mainService);
    await page.goto(mainPath);
    await moveFocusTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(last.name);
    await expect(page.locator('[data-match=yes]').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(boxOf(page, last)).toBeFocused();
    await moveFocusTo(page, boxOf(page, above ?? last), 'Shift+Tab');
  });

  for (const [index, { path, success, fields, missingName }] of requestForms.entries()) {
    test(`somebody at ${path} corrects a form and sends it`, theFirst(index), async ({ page }) => {
      const mark = crypto.randomUUID();
      await page.goto(path);
      const name = fieldBox(page, 'name');
      await moveFocusTo(page, name);
      await expect(page.locator('form[novalidate]')).toBeVisible();
      await enter(page, sendButton(page));
      await expect(page.getByRole('alert')).toBeFocused();
      await enter(page, link(page, missingName));
      await expect(name).toBeFocused();
      await page.keyboard.type('Ama Serwaa');
      for (const [field = '', words = ''] of [
        ['phone', '024 123 4567'],
        ['email', 'ama@example.org'],
        // The date is 5 January 2099, typed without slashes.
        ...(fields['date'] ? [['date', '05012099']] : []),
        ['request', mark],
      ]) {
        await moveFocusTo(page, fieldBox(page, field));
        await page.keyboard.type(words);
      }
      await enter(page, sendButton(page));
      await expect(heading(page, success)).toBeFocused();
      await expect(page.locator('main form')).toHaveCount(0);
      expect(await listReceived(page.request, mark)).toHaveLength(1);
    });
  }

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
