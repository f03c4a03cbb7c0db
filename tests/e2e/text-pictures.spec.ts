import { expect } from '@playwright/test';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';

test(
  'a phone does not show the widest version of a picture in an article',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${OWN_SITE}/news/1`);
    const picture = page.getByRole('article').locator('p img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const [shown, widest] = await picture.evaluate((img: HTMLImageElement) => [
      img.currentSrc,
      new URL(img.srcset.split(' ').at(-2) ?? '', location.href).href,
    ]);
    // Without a srcset, `widest` would be the address of the page.
    expect(widest).not.toBe(page.url());
    expect(shown).not.toBe(widest);
  },
);
