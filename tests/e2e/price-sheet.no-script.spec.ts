import { expect } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { loadServices } from '../support/load-service.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { serveFonts, showInFont } from '../support/fonts.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const MARGIN = '1cm';

for (const { id } of loadServices()) {
  test(`the printed price list /${id} fits on one sheet of paper`, { tag: '@nightly' }, async ({ page }) => {
    await serveFonts(page);
    await page.goto(`/${id}`);
    await showInFont(page, 'usual', { isSpaced: false });
    const sheet = await page.pdf({
      format: 'A4',
      margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const { phone, clinic } = readSiteSettings();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(phone)).toBeVisible();
    await expect(foot.getByText(clinic.place)).toBeVisible();
    await expect(page.getByText(like('people.pricesReviewed'))).toBeVisible();
  });
}

test('without script, opening “About” below a test does not tick the test', async ({ page }) => {
  const [option] = someOptions(mainService);
  await page.goto(mainPath);
  const row = page.locator('.row', { has: boxOf(page, option) });
  await expect(row.getByText(english('picker.results'))).toBeHidden();
  await row.getByText(`${english('picker.about')} ${option.name}`).click();
  await expect(row.getByText(english('picker.results'))).toBeVisible();
  await expect(boxOf(page, option)).not.toBeChecked();
});

test('the printed booking page shows the answers to all questions', async ({ page }) => {
  await page.goto('/booking');
  const answers = page.locator('.faqs details > div');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
