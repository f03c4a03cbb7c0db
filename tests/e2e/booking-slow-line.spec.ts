import { expect, type Page } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { formatCedis } from '#lib/booking/money.ts';
import { optionsOf } from '#lib/booking/service.ts';
import { theFirst } from '../support/breadth.ts';
import { islandCode } from '../support/island-code.ts';
import {
  boxOf,
  hydratedPicker,
  listAvailable,
  someOptions,
  startPicker,
  totalOf,
} from '../support/price-list.ts';
import { loadService, loadServices } from '../support/load-service.ts';
import { need } from '../support/read-entries.ts';
import { phraseOf } from '../support/read-symptoms.ts';
import { test } from '../support/test.ts';
import { throttle } from '../support/throttle.ts';
import { useConnection } from '../support/use-connection.ts';
import { untilIdle } from '../support/until-idle.ts';
import { addLanguage } from '#lib/language/addresses.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { english, languagesWith, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one, two, another] = someOptions(mainService);
/** Delays the code of islands until the returned function is called. */
async function delayCode(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(islandCode, (route) => mayCome.then(() => route.continue()));
  return letCome;
}
/** The addresses of island code that the page requests from now on. */
function listCode(page: Page): string[] {
  const code: string[] = [];
  page.on('request', (request) => islandCode.test(request.url()) && code.push(request.url()));
  return code;
}
const total = (page: Page) => page.getByText(like('picker.total'));
const next = (page: Page) => page.getByRole('link', { name: english('picker.next'), exact: true });

/** Searches the price list at `path`, which is open, for two tests, nothing and a danger. Ticks the first test. */
async function searchList(page: Page, path: string): Promise<void> {
  const match = page.locator('[data-match=yes]');
  const search = page.getByRole('searchbox');
  const status = page.locator('.picker-search [role=status]');
  await search.fill(one.name);
  await expect(match.first()).toBeVisible();
  await expect(status).toContainText(`${await match.count()}`);
  await search.press('Enter');
  await expect(page.locator(`[id="${one.id}"]`)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(match.locator('input').and(page.locator(':focus'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await search.fill(another.name);
  await expect(match.first()).toBeInViewport();
  await search.fill('zzqqx');
  const ask = page.locator('.picker-search a[href*="wa.me"]');
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain('zzqqx');
  await expect(page.locator('#advice [data-for=possible]')).toBeVisible();
  // The search was far down in the list, at the last match.
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await page.locator('.picker-search-line button').click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(ask).toHaveCount(0);
  await expect(page.locator('[data-match]')).toHaveCount(0);
  await expect(status).toHaveText('');
  await expect(page.locator(`[id="${one.id}"]`)).toBeChecked();
}

for (const [index, kind] of (['slow', 'save-data'] as const).entries()) {
  test(
    `on a ${kind} connection, a patient needs no island code to search, choose tests and reach step 2`,
    theFirst(index),
    async ({ page }) => {
      const code = listCode(page);
      const letCodeCome = await delayCode(page);
      await useConnection(page, kind);
      await page.goto(mainPath);

      await test.step('NEXT asks for a selection', async () => {
        await next(page).click();
        await expect(page.getByRole('alert')).toHaveText(loadService(mainService).emptyMessage);
        await expect(page.getByRole('alert')).toBeFocused();
        await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeHidden();
        await boxOf(page, one).check();
        await expect(page.getByRole('alert')).toBeHidden();
        await boxOf(page, one).uncheck();
      });

      await test.step('the search finds tests, and the numbers for somebody in danger', async () => {
        await searchList(page, mainPath);
        await page.getByRole('searchbox').fill(phraseOf('danger'));
        const number = page.locator(`#advice a[href="tel:${readSiteSettings().emergency.general}"]:visible`);
        await expect(number).toHaveCount(1);
        await expect(page.locator('[data-match=yes]')).toHaveCount(0);
        await page.getByRole('searchbox').fill('');
      });

      await test.step('step 2 and the messages name the ticked tests', async () => {
        await boxOf(page, two).check();
        await expect(total(page)).toHaveText(totalOf(one, two));
        await expect(page.locator('.picker-names').getByRole('listitem')).toHaveText([
          `${one.name} ${formatCedis(one.price)}`,
          `${two.name} ${formatCedis(two.price)}`,
        ]);
        await expect(page.locator('.picker-top a[href*="wa.me"]')).toHaveAttribute(
          'href',
          new RegExp(RegExp.escape(encodeURIComponent(two.name))),
        );
        await next(page).click();
        for (const { name } of [one, two]) await expect(page.locator('.picker-before')).toContainText(name);
        const sms = page.locator('.picker-contact-methods a[href^=sms]');
        await expect(sms).toHaveAttribute('href', new RegExp(RegExp.escape(encodeURIComponent(two.name))));
        await page.getByRole('link', { name: english('schedule.back') }).click();
        await untilIdle(page);
        expect(code).toEqual([]);
      });

      await test.step('the list keeps its place, its ticks and its total while island code loads', async () => {
        await startPicker(page);
        // One call measures the checkbox and the field, because the browser may still be scrolling to the focused field.
        const field = await page.getByRole('searchbox').elementHandle();
        const measureDistance = () =>
          boxOf(page, one).evaluate(
            (box, above) => box.getBoundingClientRect().y - (above?.getBoundingClientRect().y ?? NaN),
            field,
          );
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const distance = await measureDistance();
        expect(distance).toBeGreaterThan(0);
        // A click in progress must not land on another test.
        expect(await measureDistance()).toBe(distance);
        await boxOf(page, another).check();
        letCodeCome();
        await expect(hydratedPicker(page)).toBeVisible();
        await expect(total(page)).toHaveText(totalOf(one, two, another));
        await expect(page.getByRole('searchbox')).toHaveValue('');
      });
    },
  );
}

test('on a slow connection, the calendar loads only after a click', { tag: '@nightly' }, async ({ page }) => {
  await useConnection(page, 'slow');
  await page.goto(mainPath);
  await boxOf(page, one).check();
  await next(page).click();
  await expect(page.getByText(like('frame.before'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: loadService(mainService).schedulingButton })).toHaveAttribute(
    'href',
    new RegExp(RegExp.escape(`a2=${encodeURIComponent(one.name)}`)),
  );
  await page.getByRole('button', { name: loadService(mainService).schedulingButton }).click();
  await expect(page.frameLocator('iframe').locator('body')).toContainText(one.name);
  await expect(page).toHaveURL(/\?step=schedule$/);
});

test(
  'island code that arrives after NEXT changes neither the step nor the tick',
  { tag: '@nightly' },
  async ({ page }) => {
    await useConnection(page, 'slow');
    const letCodeCome = await delayCode(page);
    await page.goto(mainPath);
    await boxOf(page, one).check();
    await startPicker(page);
    await next(page).click();
    await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
    letCodeCome();
    await expect(page.locator('[data-step=schedule] .picker[data-hydrated]')).toBeVisible();
    await expect(page).toHaveURL(/\?step=schedule$/);
    await page.goBack();
    await expect(boxOf(page, one)).toBeChecked();
  },
);

test(
  'without island code, a reload still shows step 2 and the tick',
  { tag: '@nightly' },
  async ({ page }) => {
    await useConnection(page, 'slow');
    await page.goto(mainPath);
    await boxOf(page, one).check();
    await startPicker(page);
    await expect(hydratedPicker(page)).toBeVisible();
    await next(page).click();
    await expect(page).toHaveURL(/\?step=schedule$/);
    await page.route(islandCode, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
    await expect(page.locator(`[id="${one.id}"]`)).toBeChecked();
  },
);

test('a patient gets from /booking to the calendar at 400 kbit/s', { tag: '@nightly' }, async ({ page }) => {
  await useConnection(page, 'slow');
  await throttle(page);
  await page.goto('/booking');
  await page.getByRole('main').locator(`a[href="${mainPath}"]`).first().click();
  await boxOf(page, another).check();
  await expect(total(page)).toHaveText(totalOf(another));
  await next(page).click();
  await page.getByRole('button', { name: loadService(mainService).schedulingButton }).click();
  await expect(page.frameLocator('iframe').locator('body')).toContainText(another.name);
});

test(
  'step 2 names what is ticked, though its script came after the last tick',
  { tag: '@nightly' },
  async ({ page }) => {
    const chosen = listAvailable(mainService).slice(0, 6);
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.route('**/scripts/show-details.js', (route) => mayCome.then(() => route.continue()));
    await page.goto(mainPath);
    for (const option of chosen) await boxOf(page, option).check();
    letCome();
    await expect(page.locator('[data-selection=brief]')).toContainText(
      chosen.map(({ name }) => name).join(', '),
    );
  },
);

for (const { tag } of languagesWith('/booking'))
  test(
    `on a slow connection, the search of a price list needs no island code (language ${tag})`,
    { tag: '@nightly' },
    async ({ page }) => {
      const code = listCode(page);
      await useConnection(page, 'slow');
      await page.goto(addLanguage(tag, mainPath));
      await searchList(page, addLanguage(tag, mainPath));
      expect(code).toEqual([]);
    },
  );

test(
  'a patient who searches the wrong list reads which list has the name',
  { tag: '@nightly' },
  async ({ page }) => {
    const names = optionsOf(loadService(mainService)).map(({ name }) => name);
    const others = loadServices()
      .filter(({ id }) => id !== mainService)
      .flatMap((service) => optionsOf(service).map((option) => ({ service, option })));
    const { service, option } = need(
      others.find(({ option: { name, set } }) => !set && !names.some((own) => own.includes(name))),
      'two price lists',
    );
    await page.goto(mainPath);
    const search = page.getByRole('searchbox');
    await search.fill(option.name);
    const line = page.locator(`#elsewhere li:has([href="/${service.id}"])`);
    await expect(line).toBeVisible();
    await search.fill('');
    await expect(line).toBeHidden();
    await search.fill(option.name);
    await line.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${service.id}$`));
  },
);

test(
  'a patient reads that the search did not load, and the next letter loads it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route('**/scripts/search-list*', (route) => route.abort(), { times: 1 });
    await page.goto(mainPath);
    const search = page.getByRole('searchbox');
    const status = page.locator('.picker-search [role=status]');
    await search.focus();
    await expect(status).toHaveText(english('pickerSearch.failed'));
    await search.pressSequentially(one.name);
    await expect(page.locator('[data-match=yes]').first()).toBeVisible();
    await expect(status).toContainText(like('pickerSearch.matches'));
  },
);

test(
  'a search with long words or large letters covers no test that it found',
  { tag: '@nightly' },
  async ({ page }) => {
    await useConnection(page, 'slow');
    await page.setViewportSize({ width: 320, height: 568 });
    for (const tag of [ENGLISH, ...languagesWith('/booking').map((language) => language.tag)])
      for (const size of ['100%', '150%']) {
        await page.goto(addLanguage(tag, mainPath));
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
        await page.getByRole('searchbox').fill(another.name);
        const box = page.locator('[data-match=yes]').first();
        await expect(box).toBeInViewport();
        const isOnTop = () =>
          box.evaluate((label) => {
            const { left, top } = label.getBoundingClientRect();
            return label.contains(document.elementFromPoint(left + 12, top + 12));
          });
        await expect.poll(isOnTop, `${tag} ${size}`).toBe(true);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${tag} ${size}`,
        ).toBeLessThanOrEqual(0);
      }
  },
);
