import { expect } from '@playwright/test';
import { recordShifts, readShifts } from '../support/layout-shifts.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
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

test(
  'a reader shares an article or event by WhatsApp or by a link to copy',
  { tag: '@nightly' },
  async ({ page }) => {
    // Without a clipboard, the button shows the link, and the reader copies it by hand.
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    for (const path of ['/news/1', '/events/ho9']) {
      await page.goto(OWN_SITE + path);
      const share = page.getByRole('main').getByRole('link', { name: english('media.share') });
      const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      expect(text.split('\n')[0]).toContain(title.trim());
      expect(text).toMatch(new RegExp(`\nhttps://\\S+${path}$`));
      await page.getByRole('button', { name: english('media.copyLink') }).click();
      await expect(page.getByText(like('media.notCopied'))).toContainText(path);
    }
  },
);
