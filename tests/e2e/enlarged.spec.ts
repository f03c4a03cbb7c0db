import { expect } from '@playwright/test';
import { listTextFaults } from '../support/in-page/list-text-faults.ts';
import { sweep } from '../support/sweep.ts';
import { test } from '../support/test.ts';

// 1280 pixels at 400%.
test.use({ viewport: { width: 320, height: 256 } });

test(
  'people who enlarge pages to 400%, and those who give words and lines more room, lose nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    expect(
      await sweep(page, [
        () => page.evaluate(listTextFaults, {}),
        () => page.evaluate(listTextFaults, { isSpaced: true }),
      ]),
    ).toEqual([]);
  },
);
