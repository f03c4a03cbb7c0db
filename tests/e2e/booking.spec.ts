import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { loadService } from '../support/load-service.ts';
import { boxOf, lastOption, someOptions, totalOf } from '../support/price-list.ts';
import { test } from '../support/test.ts';
import { english, frameOf, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one, two, another] = someOptions(mainService);
const total = (page: Page) => page.getByText(like('picker.total'));
const next = (page: Page) => page.getByRole('link', { name: english('picker.next'), exact: true });
/** The calendar loads only on a click. So the company that runs the calendar learns nothing about visitors who do not click. */
const loadCalendar = (page: Page) => page.locator('.frame-place').getByRole('button').click();
const calendar = (page: Page) => page.frameLocator(frameOf('schedule.calendarTitle'));

test('a patient picks three tests, reads their names in the calendar, and keeps them after a reload, Back and Forward', async ({
  page,
}) => {
  const { emptyMessage, schedulingButton } = loadService(mainService);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/booking');
  await page.getByRole('main').locator(`a[href="${mainPath}"]`).first().click();

  await test.step('a patient who clicks NEXT without a choice is told what to do', async () => {
    await next(page).click();
    await expect(page.getByRole('alert')).toHaveText(emptyMessage);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoAxeViolationsAtNight(page, '.picker > header, .picker-bar, .picker-summary');
    await boxOf(page, one).check();
    await expect(page.getByText(emptyMessage).filter({ visible: true })).toHaveCount(0);
    await boxOf(page, two).check();
    await boxOf(page, another).check();
    await expect(total(page)).toHaveText(totalOf(one, two, another));
  });

  await test.step('the calendar gets the names, and only when the patient loads it', async () => {
    await next(page).click();
    await expect(page).toHaveURL(`${mainPath}?step=schedule`);
    await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeFocused();
    await expect(page.getByText(english('schedule.handsOver'))).toBeVisible();
    await expect(
      page.getByText(like('schedule.lastResult')).or(page.getByText(english('schedule.askWhen'))),
    ).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await loadCalendar(page);
    await expect(calendar(page).locator('body')).toContainText(
      [one, two, another].map(({ name }) => name).join(', '),
    );
    await expect(page.locator('iframe')).toHaveAttribute('height', '1000');
    await expect(total(page)).toBeInViewport();
    await expectNoAxeViolations(page, '.picker-schedule');
  });

  await test.step('the selection stays after a reload, Back and Forward', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: schedulingButton })).toHaveAttribute(
      'href',
      new RegExp(RegExp.escape(encodeURIComponent(another.name))),
    );
    await page.goBack();
    await expect(boxOf(page, one)).toBeChecked();
    await page.goForward();
    await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
    await expect(total(page)).toHaveText(totalOf(one, two, another));
    await page.getByRole('link', { name: english('schedule.back') }).click();
    await expect(boxOf(page, two)).toBeChecked();
  });

  await test.step('a patient who goes back from step 2 sees the place in the list that they left', async () => {
    await boxOf(page, lastOption(mainService)).check();
    await boxOf(page, lastOption(mainService)).scrollIntoViewIfNeeded();
    const placeAtPress = next(page).evaluate(
      (link) => new Promise<number>((resolve) => link.addEventListener('click', () => resolve(scrollY))),
    );
    await next(page).click();
    expect(await placeAtPress).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(await placeAtPress);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('only the calendar’s address has the selection', () => {
    const revealsChoice = (address: string) => {
      // In the query of an address, a plus may be a space.
      const words = decodeURIComponent(address.replaceAll('+', ' ')).toLowerCase();
      return words.includes(one.name.toLowerCase()) || words.includes(one.id);
    };
    const revealing = addresses.filter(revealsChoice);
    expect(
      revealing.filter((address) => !address.startsWith('http://calendar.localhost:4322/scheduling/')),
    ).toEqual([]);
    expect(revealing).not.toEqual([]);
    expect(revealsChoice(page.url())).toBe(false);
  });
});

test('on a small screen, a patient sees that no test is called what was typed, and the closest test', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(mainPath);
  const field = page.getByRole('searchbox');
  const status = page.locator('.picker-search').getByRole('status');
  const row = page.locator(`label:has([id="${one.id}"])`);
  // No name of a test has the last word.
  await field.pressSequentially(`${one.name} xylophone`);
  await expect(status).toContainText(english('pickerSearch.close', { words: `${one.name} xylophone` }));
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveAttribute('data-match', 'close');
  await expectNoAxeViolationsAtNight(page, '.picker-search, [data-match=close]');
  // On a larger one, the search is sticky, so the sentence and the closest test are in view together.
  await page.setViewportSize({ width: 360, height: 640 });
  await field.pressSequentially(' ');
  await expect(row).toBeInViewport();
  await expect(status).toBeInViewport({ ratio: 1 });
  await field.fill(one.name);
  await expect(row).toHaveAttribute('data-match', 'yes');
  await expect(status).not.toContainText('xylophone');
  await expectNoAxeViolationsAtNight(page, '.picker-search, [data-match=yes]');
});
