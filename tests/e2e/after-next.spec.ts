import { expect, type Page } from '@playwright/test';
import { addLanguage } from '#lib/language/addresses.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { isNightly, theFirst } from '../support/breadth.ts';
import { english, languagesWith, like } from '../support/languages.ts';
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
const services = isNightly ? loadServices() : loadServices().slice(0, 2);

for (const [index, tag] of languages.entries())
  test(
    `after NEXT, every way to book is on the first screen of a phone (language ${tag})`,
    theFirst(index),
    async ({ page }) => {
      for (const { id } of services) {
        await page.goto(addLanguage(tag, `/${id}`));
        for (const option of listAvailable(id).slice(0, 2)) await page.locator(`[id="${option.id}"]`).check();
        await next(page).click();
        await expect(page.locator('#schedule-heading')).toBeFocused();
        const bar = await page.locator('.picker-bar').boundingBox();
        const ways = page.locator('.picker-contact-methods a');
        for (const way of await ways.all()) {
          const box = await way.boundingBox();
          expect((box?.y ?? Infinity) + (box?.height ?? 0), await way.innerText()).toBeLessThanOrEqual(
            bar?.y ?? 0,
          );
        }
        // What is chosen and its total come first, each on a line of its own.
        const brief = page.locator('[data-selection=brief]');
        await expect(brief).toBeInViewport();
        await expect(brief.locator('div')).toHaveCount(3);
        await expect(page.locator('.picker-bar a.button').filter({ visible: true })).toHaveCount(1);
      }
    },
  );

test('step 2 shows below the ways to book what happens next and how to prepare', async ({ page }) => {
  await page.goto(mainPath);
  await boxOf(page, one).check();
  await next(page).click();
  const top = async (heading: string) =>
    (await page.getByRole('heading', { name: heading }).boundingBox())?.y ?? 0;
  const ways = (await page.locator('.picker-contact-methods').boundingBox())?.y ?? Infinity;
  expect(await top(english('picker.beforeYouCome'))).toBeGreaterThan(ways);
  await page.getByRole('link', { name: like('schedule.byCalendar'), exact: true }).click();
  await expect(page.getByRole('heading', { name: english('schedule.byCalendar') })).toBeInViewport();
  await expect(page.getByRole('button', { name: english('schedule.print') })).toBeVisible();
});

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
