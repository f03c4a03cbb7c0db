import { expect } from '@playwright/test';
import { recordShifts, readShifts } from '../support/layout-shifts.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { inOrder } from '../support/look-up-words.ts';

test('a donor reads which test a gift pays for, with its price, and mobile money first', async ({ page }) => {
  const amounts = page.locator('[aria-labelledby=amounts] li');
  for (const [path, ...expected] of [
    ['/donate', ['GH₵ 50.00', 'Full Blood Count'], ['GH₵ 25.00', 'RDT for Malaria']],
    ['/donate-hope-health-vans', ['GH₵ 30.00', 'Hemoglobin (Hb)'], ['GH₵ 50.00', 'ESR']],
  ] as const) {
    await page.goto(OWN_SITE + path);
    await expect(amounts).toHaveText(expected.map(([price, name]) => inOrder(...price.split(' '), name)));
    await expect(page.getByRole('link', { name: 'Dial *170#' })).toHaveAttribute('href', 'tel:*170%23');
  }
  const ways = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(ways.first()).toHaveText('By mobile money');
  // This programme has no amounts.
  await page.goto(`${OWN_SITE}/donate-wohohiame-wellness`);
  await expect(page.locator('[aria-labelledby=mobile-money]')).toBeVisible();
  await expect(page.locator('[aria-labelledby=amounts]')).toHaveCount(0);
});

test('nothing moves when the picture of a programme loads', { tag: '@nightly' }, async ({ page }) => {
  await recordShifts(page);
  await page.goto(`${OWN_SITE}/donate-hope-health-vans`);
  const picture = page.getByRole('main').getByRole('img', { name: 'Drawing: a van and its driver' });
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  // On a phone, it is a low strip.
  expect(width / height).toBeGreaterThanOrEqual(16 / 9 - 0.01);
  expect(width / height).toBeLessThan(3.5);
  expect(await readShifts(page)).toEqual([]);
  // This programme has no picture.
  await page.goto(`${OWN_SITE}/donate-hope-health-hub`);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
