import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { mainPath } from '../support/main-service.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a patient ticks each visible test with a finger, and the list does not move', async ({ page }) => {
  await page.goto(mainPath);
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
