import { expect, type Page, type Response } from '@playwright/test';
import sharp from 'sharp';
import { galleryEvent, OWN_SITE } from '../support/own-site.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { islandCode } from '../support/island-code.ts';
import { recordShifts, readShifts } from '../support/layout-shifts.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { untilIdle } from '../support/until-idle.ts';
import { english } from '../support/languages.ts';

test.use({ baseURL: OWN_SITE });

const { address: gallery, alts } = galleryEvent;
const count = alts.length;
/**
 * A date before every build. On the day of a weekly event, a script adds "today" to the page. On a device with this date, that
 * script changes nothing.
 */
const NEW_YEAR = '2026-01-01T00:00Z';

const large = (page: Page) => page.locator('.gallery-main img');

test('the gallery does not move when its code arrives', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.setFixedTime(NEW_YEAR);
  await useConnection(page, 'good');
  await recordShifts(page);
  await page.goto(gallery);
  await page.getByRole('heading', { name: english('gallery.heading', { count }) }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`of ${count}$`));
  const shifts = await readShifts(page);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
});

test('a phone gets small pictures without location data, and on a slow connection gallery code only after Enlarge', async ({
  page,
}) => {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await useConnection(page, 'slow');
  await page.goto(gallery);
  await page.locator('.gallery-row').scrollIntoViewIfNeeded();
  await expect(large(page)).toHaveJSProperty('complete', true);
  await untilIdle(page);
  const seen = answers.filter((answer) => answer.request().resourceType() === 'image');
  const pictures = await Promise.all(seen.map((answer) => answer.body()));
  expect(pictures).not.toEqual([]);
  expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(25_000);
  for (const picture of pictures)
    expect((await sharp(picture).metadata()).width).toBeLessThanOrEqual(2 * 360);
  expect(answers.map((answer) => answer.url()).filter((address) => islandCode.test(address))).toEqual([]);
  const link = page.locator('.gallery-row a').first();
  const full = await page.request.get(new URL((await link.getAttribute('href')) ?? '', gallery).href);
  for (const picture of [...pictures, await full.body()])
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
  // The original photograph has location data (EXIF), which the build removes.
  expect((await sharp('tests/fixtures/content/events/3/1.jpg').metadata()).exif).toBeDefined();

  await page.getByRole('button', { name: english('gallery.enlarge') }).click();
  const dialog = page.getByRole('dialog', { name: english('gallery.enlarged') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(`1 of ${count}: ${alts[0]}`);
  await expectNoAxeViolationsAtNight(page);
});
