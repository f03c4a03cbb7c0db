import { expect, type Locator, type Page } from '@playwright/test';
import { theFirst } from '../support/breadth.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { english } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { test } from '../support/test.ts';

/** Taps the middle of a control. The function that it returns taps the same place again, whatever is there by then. */
async function tap(page: Page, control: Locator): Promise<() => Promise<void>> {
  const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tapThere = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await tapThere();
  return tapThere;
}

const [one] = someOptions(mainService);
// In a made-up language, whose words are longer, nobody has seen to this.
const widths = process.env['OTHER_WORDS'] ? [] : [360, 320];

for (const [index, width] of widths.entries())
  test(
    `the second press of a double press does nothing in a booking (${width} pixels)`,
    theFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(mainPath);
      await boxOf(page, one).check();
      const pressNextAgain = await tap(page, page.locator('.picker-next'));
      await expect(page.locator('#schedule-heading')).toBeFocused();
      await pressNextAgain();

      const pressBackAgain = await tap(page, page.locator('.picker-back'));
      await expect(page.locator('h1')).toBeFocused();
      await pressBackAgain();

      const pressCancelAgain = await tap(page, page.locator('.picker-cancel'));
      const restore = page.getByRole('button', { name: english('picker.restore') });
      await expect(restore).toBeVisible();
      await expect(page.getByRole('group', { name: english('picker.cancelled') })).toBeFocused();
      await pressCancelAgain();
      await expectNoAxeViolationsAtNight(page, 'main');
      await restore.click();
      await expect(boxOf(page, one)).toBeChecked();
    },
  );
