import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('on the map, a name stays visible while the pointer is on it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/our-impact');
  const mark = page.locator('.marks .mark').first();
  const name = mark.locator('.plate');
  const shown = () => name.evaluate((plate) => getComputedStyle(plate).clipPath);
  await mark.hover();
  await expect.poll(shown).toBe('inset(0px)');
  const box = await name.boundingBox();
  if (!box) throw new Error('The name is not there.');
  // A pointer needs a moment to move there; the name waits for it.
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 3 });
  expect(await shown()).toBe('inset(0px)');
  // The name must not cover a mark.
  const covered = await page.locator('.marks .mark').evaluateAll(
    (marks, { y, height }) =>
      marks.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > y && top < y + height;
      }).length,
    box,
  );
  expect(covered).toBe(0);
  await page.mouse.move(0, 0);
  await expect.poll(shown).toBe('inset(50%)');
});
