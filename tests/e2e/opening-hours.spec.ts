import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '#lib/time/dates.ts';
import { BUILT_AT } from '../support/build-own-content.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

// The device is far from Ghana.
test.use({ timezoneId: 'Pacific/Auckland' });

// The hours and closures are from tests/fixtures/content/site.yaml.
const HOURS = [
  english('hours.line', { days: 'Monday to Friday', times: '8:00am to 5:00pm' }),
  english('hours.line', { days: 'Saturday', times: '9:00am to 1:00pm' }),
];
const STOCKTAKING = english('hours.closedFrom', {
  from: '10',
  until: '11 November 2026',
  why: 'Stocktaking',
});
const CHRISTMAS = english('hours.closedFrom', {
  from: '25',
  until: '26 December 2026',
  why: 'Christmas Day and Boxing Day',
});

const state = (page: Page) => page.getByRole('main').locator('[data-states]');

async function expectOnlyClosures(page: Page, closures: readonly string[]): Promise<void> {
  for (const closure of [STOCKTAKING, CHRISTMAS])
    await expect(page.getByText(closure)).toBeVisible({ visible: closures.includes(closure) });
}

test('a patient far away reads in Ghana time whether the clinic is open, and which days it is closed', async ({
  page,
}) => {
  const moments: [string, string, string[]][] = [
    ['2026-11-02T12:00:00Z', english('hours.openUntil', { time: '5:00pm' }), [STOCKTAKING]],
    ['2026-12-10T23:59:59Z', english('hours.opens', { day: english('hours.tomorrow'), time: '8:00am' }), []],
    [
      '2026-12-11T00:00:00Z',
      english('hours.opens', { day: english('hours.today'), time: '8:00am' }),
      [CHRISTMAS],
    ],
  ];
  const line = page.getByRole('main').locator('p', { has: page.locator('[data-states]') });
  await page.clock.setFixedTime(BUILT_AT - DAY_MS);
  await page.goto(OWN_SITE);

  await test.step('nothing says “Open now” when the device’s clock is a day behind', async () => {
    for (const part of HOURS) await expect(page.getByRole('main')).toContainText(part);
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(state(page)).toHaveText('');
    await expectOnlyClosures(page, [STOCKTAKING]);
    // The empty line is as high as a line with text, so that nothing moves when the text appears.
    const emptyBox = await line.boundingBox();
    await page.clock.setFixedTime(BUILT_AT);
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(state(page)).toHaveText(english('hours.openUntil', { time: '5:00pm' }));
    expect(await line.boundingBox()).toEqual(emptyBox);
    expect(emptyBox?.height).toBeGreaterThan(0);
  });

  for (const [now, says, closures] of moments)
    await test.step(`at ${now}`, async () => {
      await page.clock.setFixedTime(now);
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      await expect(state(page), now).toHaveText(says);
      await expectOnlyClosures(page, closures);
    });
  await page.clock.setFixedTime('2026-11-12T08:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(state(page)).toHaveText(english('hours.openUntil', { time: '5:00pm' }));
});

test('a patient far away reads the opening hours and the next closure even without script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(OWN_SITE);
  for (const part of HOURS) await expect(page.getByRole('main')).toContainText(part);
  await expectOnlyClosures(page, [STOCKTAKING]);
  await expect(state(page)).toBeHidden();
  await page.close();
});
