import { expect, type Page } from '@playwright/test';
import { optionsOf } from '#lib/booking/service.ts';
import { addLanguage } from '#lib/language/addresses.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { isNightly, theFirst } from '../support/breadth.ts';
import { loadServices } from '../support/load-service.ts';
import { languagesWith } from '../support/languages.ts';
import { serveFonts, showInFont } from '../support/fonts.ts';
import { test } from '../support/test.ts';

/** How many rows of a price list are fully visible above the bar with the total. */
const countRows = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.picker-bar')?.getBoundingClientRect().top ?? 0;
    return Array.from(document.querySelectorAll('.row'), (row) => row.getBoundingClientRect()).filter(
      ({ top, bottom }) => top >= 0 && bottom <= bar,
    ).length;
  });

const languages = [ENGLISH, ...languagesWith('/booking').map(({ tag }) => tag)];

const screens = [
  { height: 640, least: 3 },
  { height: 560, least: 2 },
];

// The price lists have the same search and bar; their names differ.
// A test that is not available has a second line.
const usual = loadServices().filter((service) => !optionsOf(service)[0]?.unavailable);
const services = isNightly ? usual : usual.slice(0, 1);

for (const [index, tag] of languages.entries())
  test(
    `a patient on a 360 x 640 screen sees at least 3 prices, on 360 x 560 at least 2 (language ${tag})`,
    theFirst(index),
    async ({ page }) => {
      await serveFonts(page);
      for (const service of services) {
        const path = addLanguage(tag, `/${service.id}`);
        await page.goto(path);
        // The links of many languages take a line of their own.
        const isLower = await page.locator('.languages.crowded').count();
        await showInFont(page, 'usual', { isSpaced: false });
        const look = async (what: string) => {
          for (const { height, least } of screens) {
            await page.setViewportSize({ width: 360, height });
            // The heading of the next category takes the place of a row.
            const rows = Math.min(least - isLower, service.categories[0]?.options.length ?? 0);
            expect.soft(await countRows(page), `${path}, ${height}, ${what}`).toBeGreaterThanOrEqual(rows);
          }
        };
        await look('nothing ticked');
        await page.locator('[data-price]:enabled').first().check();
        await look('ticked');
        // A taller bar would cover more of the prices.
        const bar = await page.locator('.picker-bar').boundingBox();
        expect.soft(bar?.height, path).toBeLessThanOrEqual(66);
      }
    },
  );
