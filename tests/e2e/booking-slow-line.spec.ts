import { expect, type Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { optionsOf } from '#lib/booking/service.ts';
import { islandCode } from '../support/island-code.ts';
import { boxOf, hydratedPicker, someOptions, startPicker, totalOf } from '../support/price-list.ts';
import { loadService, loadServices } from '../support/load-service.ts';
import { need } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { untilIdle } from '../support/until-idle.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one, two, another] = someOptions(mainService);
/** Delays the code of islands until the returned function is called. */
async function delayCode(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(islandCode, (route) => mayCome.then(() => route.continue()));
  return letCome;
}
const total = (page: Page) => page.getByText(like('picker.total'));
const next = (page: Page) => page.getByRole('link', { name: english('picker.next'), exact: true });

test('on a slow connection, a patient needs no island code to search, choose tests and reach step 2', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => islandCode.test(request.url()) && code.push(request.url()));
  const letCodeCome = await delayCode(page);
  await useConnection(page, 'slow');
  await page.goto(mainPath);

  await test.step('Enter goes from match to match', async () => {
    const match = page.locator('[data-match=yes]');
    const search = page.getByRole('searchbox');
    await search.fill(one.name);
    await expect(match.first()).toBeVisible();
    await search.press('Enter');
    await expect(page.locator(`[id="${one.id}"]`)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(match.locator('input').and(page.locator(':focus'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${mainPath}$`));
    await search.fill('');
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

  await test.step('the ticks and the total stay while island code loads', async () => {
    await startPicker(page);
    await boxOf(page, another).check();
    letCodeCome();
    await expect(hydratedPicker(page)).toBeVisible();
    await expect(total(page)).toHaveText(totalOf(one, two, another));
  });
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

test('a patient gets from /booking to the calendar at 400 kbit/s', { tag: '@nightly' }, async ({ page }) => {
  await useConnection(page, 'slow');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 400_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400 },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
  await page.goto('/booking');
  await page.getByRole('main').locator(`a[href="${mainPath}"]`).first().click();
  await boxOf(page, another).check();
  await expect(total(page)).toHaveText(totalOf(another));
  await next(page).click();
  await page.getByRole('button', { name: loadService(mainService).schedulingButton }).click();
  await expect(page.frameLocator('iframe').locator('body')).toContainText(another.name);
});

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
