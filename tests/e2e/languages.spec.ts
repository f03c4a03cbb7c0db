import { expect } from '@playwright/test';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { formatCedis } from '#lib/booking/money.ts';
import { theFirst } from '../support/breadth.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { languagesWith, say, wordsOf, pathWithout } from '../support/languages.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { test } from '../support/test.ts';
import { mainPath, mainService } from '../support/main-service.ts';

// On this wide screen, the header shows its main links, not only the menu button.
test.use({ viewport: { width: 1400, height: 900 } });

const [one, two] = someOptions(mainService);

for (const [index, { tag, name }] of languagesWith('/', '/404', '/booking', mainPath).entries()) {
  test(`in ${name}, a patient gets from the home page to the calendar`, theFirst(index), async ({ page }) => {
    await page.goto('/');
    await page.locator('header .languages').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${tag}`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.locator(`main a[href="/${tag}${mainPath}"]`).first().click();
    await boxOf(page, one).check();
    await boxOf(page, two).check();
    const total = say(tag, 'picker.total').replace('{total}', formatCedis(one.price + two.price));
    await expect(page.getByText(total, { exact: true })).toBeVisible();
    // The English name of the test is there too, marked as English for screen readers.
    await expect(page.locator('.option [lang=en]').getByText(one.name, { exact: true })).toBeVisible();
    const shownName = await page.locator(`.option:has(#${one.id}) span`).first().innerText();
    await expect(page.locator('.picker-names').getByText(shownName)).toBeVisible();
    await page.getByRole('link', { name: say(tag, 'picker.next'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say(tag, 'schedule.heading') })).toBeFocused();
    await page.locator('.frame-place').getByRole('button').click();
    // The clinic knows the English name, so the calendar also gets this name.
    await expect(page.frameLocator('iframe').locator('body')).toContainText(
      shownName === one.name ? `${shownName}, ` : `${shownName} (${one.name}), `,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expectNoAxeViolationsAtNight(page, '.picker-schedule');
    // An SMS has GHS instead of GH₵, and no “.00”.
    const message = page.locator('.picker-schedule a[href^="sms:"]');
    expect(decodeURIComponent((await message.getAttribute('href')) ?? '')).toContain(
      `: ${toGsm(formatCedis(one.price + two.price)).replace('.00', '')}\n`,
    );
    // The links to other languages keep the page and the step.
    await page.locator('header .languages').getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(`${mainPath}?step=schedule`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test(
    `a reader of ${name} gets from an English page without a translation to ${name} and back, and a “not found” page in ${name}`,
    theFirst(index),
    async ({ page }) => {
      expect((await page.goto(`/${tag}/no-such-page`))?.status()).toBe(404);
      await expect(page).toHaveURL(`/${tag}/not-found`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf('content/pages/not-found.yaml', tag)('heading'),
      );
      await expect(
        page.getByRole('main').getByRole('link', { name: say(tag, 'shell.home') }),
      ).toHaveAttribute('href', `/${tag}`);

      const path = pathWithout(tag);
      if (!path) return;
      await page.goto(`/${tag}${path}`);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      // The reader lands on the translated home page. Its notice links back to the English page.
      await page.locator('header .languages').getByRole('link', { name, exact: true }).click();
      await expect(page.getByText(say(tag, 'shell.notHere'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${tag}#`));
      await page.getByRole('link', { name: say(tag, 'shell.inEnglish'), exact: true }).click();
      await expect(page).toHaveURL(path);
    },
  );
}
