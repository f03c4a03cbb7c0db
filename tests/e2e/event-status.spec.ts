import { expect } from '@playwright/test';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { english } from '../support/languages.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';

/* In the tests' own content, the outreach in Tepa (19 December 2026) is cancelled, and the open day has moved. */

const CANCELLED = english('eventStatus.isCancelled', { why: 'The road is flooded.' });
const MOVED = english('eventStatus.isMoved', {
  before: 'Wednesday 9 December 2026',
  day: 'Wednesday 13 January 2027',
  why: 'The rooms are being painted.',
});
const BEFORE_THE_DAY = '2026-12-01T08:00:00Z';
const AFTER_THE_DAY = '2026-12-21T08:00:00Z';

test('the page of a cancelled outreach says so first, before its day and in an old copy after it', async ({
  page,
}) => {
  for (const moment of [AFTER_THE_DAY, BEFORE_THE_DAY]) {
    await page.clock.setFixedTime(moment);
    await page.goto(`${OWN_SITE}/events/ho12`);
    await expect(page).toHaveTitle(new RegExp(`^${english('eventStatus.cancelled')}: `));
    await expect(page.locator('article p:visible').nth(1)).toHaveText(CANCELLED);
    // Nothing invites people, and nothing says that it takes place or took place.
    await expect(page.getByText('Come and see us.')).toHaveCount(0);
    for (const key of ['event.now', 'event.held']) await expect(page.getByText(english(key))).toBeHidden();
  }
  await expectNoAxeViolationsAtNight(page);
});

test('lists show a cancelled and a moved event with the reason, also after the script moved one to the past', async ({
  page,
}) => {
  const card = (list: string, name: string) => page.locator(`#${list} li`, { hasText: name });
  await page.clock.setFixedTime(BEFORE_THE_DAY);
  await page.goto(`${OWN_SITE}/events`);
  await expect(card('upcoming', 'Tepa')).toContainText(CANCELLED);
  await expect(card('upcoming', 'Open day')).toContainText(MOVED);
  // The home page has it beside the next outreach that takes place.
  await page.goto(OWN_SITE);
  await expect(page.getByText(CANCELLED)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kenyasi' })).toBeVisible();
  await page.clock.setFixedTime(AFTER_THE_DAY);
  await page.goto(`${OWN_SITE}/events#past`);
  await expect(card('past', 'Tepa')).toContainText(CANCELLED);
  await expect(card('upcoming', 'Tepa')).toHaveCount(0);
  await expect(page.locator('#upcoming li', { hasText: 'Open day' })).toHaveCount(1);

  await test.step('a moved event has its new day in its facts and its calendar file', async () => {
    await page.goto(`${OWN_SITE}/events/ho13`);
    await expect(page.locator('article p:visible').nth(1)).toHaveText(MOVED);
    await expect(page.locator('dd', { has: page.locator('time') }).first()).toContainText('13 January 2027');
    const link = page.getByRole('link', { name: english('event.updateCalendar') });
    const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', OWN_SITE).href);
    expect(await file.text()).toMatch(/DTSTART:20270113T090000Z/);
  });
});
