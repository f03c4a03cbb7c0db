import { expect, type Page } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { dialable, toLocalNumber } from '#lib/contact/contact-methods.ts';
import { theFirst } from '../support/breadth.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { islandCode } from '../support/island-code.ts';
import { need, programmesWithForm, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { untilIdle } from '../support/until-idle.ts';
import { english, frameOf, like } from '../support/languages.ts';
import { loadButton } from '../support/load-button.ts';

const frame = (page: Page) => page.locator(frameOf('give.formTitle'));
const form = (page: Page) => frame(page).contentFrame().locator('body');
const load = (page: Page) => loadButton(page, 'give.loadForm');

const { giving, thirdParties } = readSiteSettings('');
const { donation } = thirdParties;
const donate = readPage<{
  heading: string;
  helps: { heading: string; items: string[] };
  programmes: { id: string; helps?: string[] }[];
  ways: { mobileMoney: { title: string; copy: string } };
}>('donate');
const shared = readPage<{ headingStart: string }>('donate-programme');
const programme = () => need(programmesWithForm().at(-1), 'a programme with a donation form');
const pathOfProgramme = () => `/donate-${programme().id}`;

test('a donor on a slow connection pays by card in a new tab, and gives to a programme by its own form', async ({
  page,
  context,
}) => {
  const { id, name: title } = programme();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await useConnection(page, 'slow');
  await page.goto('/donate');

  await test.step('the link to pay by card opens a new tab', async () => {
    const opened = context.waitForEvent('page');
    const card = page.getByRole('main').locator('a[href="http://give.localhost:4322/donate"]');
    await expect(card).toHaveAccessibleName(like('frame.newTab'));
    await card.click();
    const tab = await opened;
    await expect(tab.locator('body')).toContainText('Nothing is paid.');
    await tab.close();
  });

  await test.step('the page of a programme says what gifts to it do', async () => {
    await page.locator(`main a[href="/donate-${id}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${shared.headingStart} ${title}`);
    // The reference for mobile money names this programme, and the page lists what gifts to this programme do. The general list
    // is absent.
    if (giving.mobileMoney)
      await expect(page.getByText(english('give.reference', { purpose: title })).first()).toBeVisible();
    for (const line of donate.programmes.find((each) => each.id === id)?.helps ?? [])
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    await expect(page.getByText(donate.helps.items[0] ?? '', { exact: true })).toHaveCount(0);
  });

  await test.step('no form or island code is downloaded before a click', async () => {
    await untilIdle(page);
    await load(page).scrollIntoViewIfNeeded();
    expect(asked.filter((address) => islandCode.test(address) || address.includes('4322/donation'))).toEqual(
      [],
    );
    await expect(page.getByText(like('frame.before'))).toContainText(`${donation.sizeMb} `);
  });

  await test.step('the form of the programme shows the result from its payment window', async () => {
    await load(page).click();
    await expect(form(page)).toContainText(id);
    await expect(frame(page)).toHaveAttribute('height', '960');
    await expect(frame(page)).toHaveAttribute('width', '95%');
    await expectNoAxeViolationsAtNight(page);
    const paying = context.waitForEvent('page');
    await form(page).getByRole('button', { name: 'Pay' }).click();
    await paying;
    await expect(form(page).getByRole('status')).toHaveText('Stand-in: nothing was paid');
  });
});

// If the content has no mobile money number, there is nothing to copy and nothing to test.
const numbers = giving.mobileMoney ? [dialable(toLocalNumber(giving.mobileMoney.number))] : [];
const copying = numbers.flatMap((number) => [
  { number, find: () => '/donate', isAllowed: true },
  { number, find: pathOfProgramme, isAllowed: false },
]);
for (const [index, { number, find, isAllowed }] of copying.entries()) {
  test(
    `a donor ${isAllowed ? 'on /donate' : 'of a programme'} reads that the mobile money number ${isAllowed ? 'was' : 'could not be'} copied`,
    theFirst(index),
    async ({ page, context }) => {
      await context.grantPermissions(isAllowed ? ['clipboard-read', 'clipboard-write'] : []);
      if (!isAllowed)
        await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.goto(find());
      const money = page.locator('[aria-labelledby=mobile-money]');
      await money.getByRole('button').focus();
      await page.keyboard.press('Enter');
      const status = money.getByRole('status');
      if (isAllowed) {
        await expect(status).toHaveText(english('media.copied', { text: number }));
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
      } else await expect(status).toHaveText(english('media.notCopied', { text: number }));
      await expectNoAxeViolationsAtNight(page);
    },
  );
}

test('on a phone, a large amount does not touch what it pays', { tag: '@nightly' }, async ({ page }) => {
  const amount = need(giving.amounts.at(0), 'an amount of gifts');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(amount.programme ? `/donate-${amount.programme}` : '/donate');
  const gift = page.locator('.gifts > li').first();
  await gift.locator('b').evaluate((element) => {
    element.textContent = 'GH₵\u00a01,200.00';
  });
  const [end, start] = await gift.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('b') ?? element);
    return [range.getBoundingClientRect().right, element.querySelector('span')?.getBoundingClientRect().left];
  });
  expect(start).toBeGreaterThanOrEqual((end ?? 0) + 4);
});
