import { expect, type Locator, type Page } from '@playwright/test';
import { addLanguage } from '#lib/language/addresses.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { isNightly, theFirst } from '../support/breadth.ts';
import { english, languagesWith, say } from '../support/languages.ts';
import { loadServices } from '../support/load-service.ts';
import { mainPath, mainService } from '../support/main-service.ts';
import { boxOf, listAvailable, someOptions } from '../support/price-list.ts';
import { test } from '../support/test.ts';

const next = (page: Page) => page.locator('.picker-next');
const [one, two] = someOptions(mainService);
// In a made-up language, whose words are longer, nobody has seen to this.
const others = process.env['OTHER_WORDS'] ? [] : languagesWith('/booking').map(({ tag }) => tag);
const languages = [ENGLISH, ...others];

// The price lists have the same search and bar; their names differ.
const ids = isNightly ? loadServices().map(({ id }) => id) : [mainService];

for (const [index, tag] of languages.entries())
  test(
    `after NEXT, every way to book is on the first screen of a phone, above how to prepare (language ${tag})`,
    theFirst(index),
    async ({ page }) => {
      for (const { id, emptyMessage } of loadServices(tag).filter((service) => ids.includes(service.id))) {
        await page.goto(addLanguage(tag, `/${id}`));
        // Each price list has its own words for this.
        await next(page).click();
        await expect(page.getByRole('alert')).toHaveText(emptyMessage);
        for (const option of listAvailable(id).slice(0, 2)) await page.locator(`[id="${option.id}"]`).check();
        await next(page).click();
        await expect(page.locator('#schedule-heading')).toBeFocused();
        const ways = page.locator('.picker-contact-methods a');
        const roomBelow = async (way: Locator) => {
          const [box, bar] = await Promise.all([
            way.boundingBox(),
            page.locator('.picker-bar').boundingBox(),
          ]);
          return box && bar ? bar.y - box.y - box.height : -Infinity;
        };
        // At night the pages move, so the bar is not at its place at once.
        for (const way of await ways.all())
          await expect.poll(() => roomBelow(way), await way.innerText()).toBeGreaterThanOrEqual(0);
        // What is chosen and its total come first, each on a line of its own.
        const brief = page.locator('[data-selection=brief]');
        await expect(brief).toBeInViewport();
        await expect(brief.locator('div')).toHaveCount(3);
        await expect(page.locator('.picker-bar a.button').filter({ visible: true })).toHaveCount(1);

        const prepare = page.getByRole('heading', { name: say(tag, 'picker.beforeYouCome') });
        const top = async (part: Locator) => (await part.boundingBox())?.y;
        expect(await top(prepare)).toBeGreaterThan((await top(ways.last())) ?? Infinity);
        const calendar = say(tag, 'schedule.byCalendar');
        await page.getByRole('link', { name: calendar, exact: true }).click();
        await expect(page.getByRole('heading', { name: calendar })).toBeInViewport();
        await expect(page.getByRole('button', { name: say(tag, 'schedule.print') })).toBeVisible();
      }
    },
  );

test(
  'after a search without a match, Back from step 2 keeps the ticks and drops the search',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(mainPath);
    await boxOf(page, one).check();
    await boxOf(page, two).check();
    await page.getByRole('searchbox').fill('zzzz');
    const none = page.getByText(english('pickerSearch.none'));
    await expect(none).toBeVisible();
    await next(page).click();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(none).toBeHidden();
    await expect(boxOf(page, one)).toBeChecked();
    await expect(boxOf(page, two)).toBeChecked();
  },
);
