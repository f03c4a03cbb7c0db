import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { mainPath } from '../support/main-service.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a patient ticks tests with a finger, no row moves or grows, and paper has a total only of what is ticked', async ({
  page,
}) => {
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

  await test.step('the list does not move when a finger ticks each visible test', async () => {
    // The middle of each row that a finger can reach, above the bar.
    const listPoints = () =>
      page.locator('.option').evaluateAll((labels) =>
        labels.flatMap((label) => {
          const { left, top, bottom, width } = label.getBoundingClientRect();
          const point = { x: left + width / 2, y: (top + bottom) / 2 };
          return label.contains(document.elementFromPoint(point.x, point.y)) ? [point] : [];
        }),
      );
    const end = await page
      .locator('.price-list')
      .evaluate((list) => Math.max(0, Math.floor(list.getBoundingClientRect().bottom) - innerHeight));
    for (const start of [0, Math.min(700, end)]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), start);
      const points = await listPoints();
      expect(points.length).toBeGreaterThan(2);
      const places: number[] = [];
      for (const { x, y } of points) {
        await page.touchscreen.tap(x, y);
        places.push(
          await page.evaluate(
            () =>
              new Promise<number>((resolve) =>
                requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
              ),
          ),
        );
      }
      expect(places).toEqual(places.map(() => places[0]));
      expect(places[0]).toBe(start);
    }
  });

  const boxes = page.locator('[data-price]:not([data-tests]):enabled');
  await boxes.evaluateAll((all: HTMLInputElement[]) =>
    all.filter(({ checked }) => !checked).forEach((box) => box.click()),
  );
  await expect(boxes.last()).toBeChecked();
  expect(await heights()).toEqual(before);
  await expectOnPaper(true);
});
