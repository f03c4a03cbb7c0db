import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { listPageKinds } from '../support/page-kinds.ts';
import { isNightly } from '../support/breadth.ts';
import { test } from '../support/test.ts';
import { mainPath } from '../support/main-service.ts';

// With script, every-page.spec.ts checks each type of page. Without script, the same HTML shows other elements.
test('without script, pages fit a 320-pixel screen and pass axe', { tag: '@sweep' }, async ({ page }) => {
  const paths = isNightly ? [mainPath, ...listPageKinds()] : [mainPath];
  test.setTimeout(test.info().timeout + 20_000 * paths.length);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
