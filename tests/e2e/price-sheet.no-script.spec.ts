import { expect } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { loadServices } from '../support/load-service.ts';
import { serveFonts, showInFont } from '../support/fonts.ts';
import { test } from '../support/test.ts';
import { like } from '../support/languages.ts';

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

test('the printed booking page shows the answers to all questions', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/booking');
  const answers = page.locator('.faqs details > div');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
