import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { mainPath } from '../support/main-service.ts';

test('on a phone, a row keeps its height when ticked; on paper, a price list has a total only if a test is ticked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(mainPath);
  const heights = () =>
    page.locator('.row').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const before = await heights();
  // A set that saves nothing has no price.
  const apart = await page.locator('.row:has(.price)').evaluateAll((rows) =>
    rows.map((row) => {
      const [price, about] = ['.price', 'summary'].map((part) =>
        row.querySelector(part)?.getBoundingClientRect(),
      );
      return price && about ? Math.abs(price.top + price.bottom - about.top - about.bottom) / 2 : Infinity;
    }),
  );
  // Each price must be level with “About”.
  expect(Math.max(...apart)).toBeLessThanOrEqual(2);
  const gaps = await page.locator('.row:has(.price)').evaluateAll((rows) =>
    rows.map((row) => {
      const text = document.createRange();
      text.selectNodeContents(row.querySelector('summary') as Element);
      const price = row.querySelector('.price')?.getBoundingClientRect();
      return text.getBoundingClientRect().left - (price?.right ?? 0);
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  const expectOnPaper = async (isPrinted: boolean) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.picker-total')).toBeVisible({ visible: isPrinted });
    await page.emulateMedia({ media: 'screen' });
  };
  await expectOnPaper(false);
  const boxes = page.locator('[data-price]:not([data-tests]):enabled');
  await boxes.evaluateAll((all: HTMLInputElement[]) => all.forEach((box) => box.click()));
  await expect(boxes.last()).toBeChecked();
  expect(await heights()).toEqual(before);
  await expectOnPaper(true);
});
