import { expect, type Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { theFirst } from '../support/breadth.ts';
import { islandCode } from '../support/island-code.ts';
import { boxOf, listAvailable, someOptions, totalOf } from '../support/price-list.ts';
import { loadService } from '../support/load-service.ts';
import { test } from '../support/test.ts';
import { throttle } from '../support/throttle.ts';
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
/** The addresses of island code that the page requests from now on. */
function listCode(page: Page): string[] {
  const code: string[] = [];
  page.on('request', (request) => islandCode.test(request.url()) && code.push(request.url()));
  return code;
}
const total = (page: Page) => page.getByText(like('picker.total'));
const next = (page: Page) => page.getByRole('link', { name: english('picker.next'), exact: true });

for (const [index, kind] of (['slow', 'save-data'] as const).entries()) {
  test(
    `on a ${kind} connection, a patient needs no island code to reach step 2`,
    theFirst(index),
    async ({ page }) => {
      const code = listCode(page);
      await useConnection(page, kind);
      await page.goto(mainPath);
      for (const option of [one, two]) await boxOf(page, option).check();
      await expect(total(page)).toHaveText(totalOf(one, two));
      await expect(page.locator('.picker-names').getByRole('listitem')).toHaveText([
        `${one.name} ${formatCedis(one.price)}`,
        `${two.name} ${formatCedis(two.price)}`,
      ]);
      await next(page).click();
      for (const { name } of [one, two]) await expect(page.locator('.picker-before')).toContainText(name);
      const sms = page.locator('.picker-contact-methods a[href^=sms]');
      await expect(sms).toHaveAttribute('href', new RegExp(RegExp.escape(encodeURIComponent(two.name))));
      await page.locator('.picker-schedule a[href="#choose"]').click();
      await untilIdle(page);
      expect(code).toEqual([]);
      // The search loads the code, which must not change the total.
      await page.getByRole('searchbox').fill(one.name);
      await expect(page.locator('.picker[data-hydrated]')).toBeVisible();
      await expect(total(page)).toHaveText(totalOf(one, two));
    },
  );
}

test('on a slow connection, NEXT needs no island code to ask for a selection', async ({ page }) => {
  const code = listCode(page);
  await useConnection(page, 'slow');
  await page.goto(mainPath);
  await next(page).click();
  await expect(page.getByRole('alert')).toHaveText(loadService(mainService).emptyMessage);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeHidden();
  await boxOf(page, one).check();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(code).toEqual([]);
});

test('on a slow connection, the calendar loads only after a click', async ({ page }) => {
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

test('the price list keeps its place and its ticks while island code loads', async ({ page }) => {
  await useConnection(page, 'slow');
  const letCodeCome = await delayCode(page);
  await page.goto(mainPath);
  const search = page.getByRole('searchbox');
  await search.focus();
  // One call measures the checkbox and the field, because the browser may still be scrolling to the focused field.
  const field = await search.elementHandle();
  const measureDistance = () =>
    boxOf(page, one).evaluate(
      (box, above) => box.getBoundingClientRect().y - (above?.getBoundingClientRect().y ?? NaN),
      field,
    );
  const distance = await measureDistance();
  expect(distance).toBeGreaterThan(0);
  await search.fill('zzz');
  await expect(page.getByText(english('island.loading'))).toBeVisible();
  // A click in progress must not land on another test.
  expect(await measureDistance()).toBe(distance);
  await boxOf(page, one).check();
  await boxOf(page, two).check();
  await page.getByRole('button', { name: english('pickerSearch.clearName') }).click();
  letCodeCome();
  await expect(page.locator('.picker[data-hydrated]')).toBeVisible();
  await expect(total(page)).toHaveText(totalOf(one, two));
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('island code that arrives after NEXT changes neither the step nor the tick', async ({ page }) => {
  await useConnection(page, 'slow');
  const letCodeCome = await delayCode(page);
  await page.goto(mainPath);
  await boxOf(page, one).check();
  await page.getByRole('searchbox').focus();
  await next(page).click();
  await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
  letCodeCome();
  await expect(page.locator('[data-step=schedule] .picker[data-hydrated]')).toBeVisible();
  await expect(page).toHaveURL(/\?step=schedule$/);
  await page.goBack();
  await expect(boxOf(page, one)).toBeChecked();
});

test('without island code, a reload still shows step 2 and the tick', async ({ page }) => {
  await useConnection(page, 'slow');
  await page.goto(mainPath);
  await boxOf(page, one).check();
  await page.getByRole('searchbox').focus();
  await expect(page.locator('.picker[data-hydrated]')).toBeVisible();
  await next(page).click();
  await expect(page).toHaveURL(/\?step=schedule$/);
  await page.route(islandCode, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
  await expect(page.locator(`[id="${one.id}"]`)).toBeChecked();
});

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

test('step 2 names what is ticked, though its script came after the last tick', async ({ page }) => {
  const chosen = listAvailable(mainService).slice(0, 6);
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/scripts/show-details.js', (route) => mayCome.then(() => route.continue()));
  await page.goto(mainPath);
  for (const option of chosen) await boxOf(page, option).check();
  letCome();
  await expect(page.locator('[data-selection=brief]')).toContainText(
    chosen.map(({ name }) => name).join(', '),
  );
});
