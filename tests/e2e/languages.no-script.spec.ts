import { expect, type Locator } from '@playwright/test';
import { english, languagesWith, say } from '../support/languages.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { test } from '../support/test.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one] = someOptions(mainService);

test.use({ viewport: { width: 320, height: 640 } });

for (const { tag, name } of languagesWith('/', '/booking', mainPath)) {
  test(
    `without script, a patient who books in ${name} finds the SMS link`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(mainPath);
      await page.getByRole('button', { name: english('shell.menu'), exact: true }).click();
      await page.locator('#menu').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/${tag}${mainPath}`);
      await boxOf(page, one).check();
      await page.getByRole('link', { name: say(tag, 'picker.next'), exact: true }).click();
      await expect(page.getByRole('heading', { name: say(tag, 'schedule.heading') })).toBeInViewport();
      // The list of chosen tests shows only the ticked test.
      const [first, second] = await page.locator('.picker-names > *').all();
      await expect(first as Locator).toBeVisible();
      await expect(second as Locator).toBeHidden();
      await expect(page.locator('.picker-schedule a[href^="sms:"]')).toBeVisible();
      // The translated words fit into 320 pixels.
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      expect(isWide).toBe(false);
    },
  );
}
