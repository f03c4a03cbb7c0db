import { expect } from '@playwright/test';
import configuration from '../playwright.config.ts';
import { listTextFaults } from '../support/in-page/list-text-faults.ts';
import { sweep } from '../support/sweep.ts';
import { test } from '../support/test.ts';

const { launchOptions } = configuration.use ?? {};

// What a visitor sets in the browser: the size of text in which all sizes of the site are reckoned.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

test(
  'people who double the size of text read everything without scrolling sideways, on the smallest phone too',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const at = (width: number) => async () => {
      await page.setViewportSize({ width, height: 640 });
      return page.evaluate(listTextFaults, {});
    };
    expect(await sweep(page, [at(640), at(320)])).toEqual([]);
  },
);
