import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test(
  'a name on the map stays visible under the pointer',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await page.goto('/our-impact');
    const mark = page.locator('.marks .mark').first();
    const name = mark.locator('.plate');
    // The style is inset(0px) while the whole name shows, and inset(50%) while the name is hidden.
    const readClipPath = () =>
      name.evaluate((plate) => getComputedStyle(plate).clipPath.replace('(0%)', '(0px)'));
    await mark.hover();
    await expect.poll(readClipPath).toBe('inset(0px)');
    const box = await name.boundingBox();
    if (!box) throw new Error('The name is not there.');
    // The pointer needs a moment to reach the name, so the name must not vanish at once.
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 3 });
    expect(await readClipPath()).toBe('inset(0px)');
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
    await expect.poll(readClipPath).toBe('inset(50%)');
  },
);
