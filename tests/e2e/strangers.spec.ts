import { expect, type Page } from '@playwright/test';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

/*
 * These tests count the taps that a stranger needs to reach something on a phone. They start on the home page of the tests' own
 * content. The Donate buttons of that page leave the site, so a donor uses the menu.
 */

const scrollOnce = (page: Page) => page.evaluate(() => scrollBy(0, innerHeight - 120));
const inBar = (page: Page, key: string) =>
  page
    .getByRole('navigation', { name: english('shell.quickContact') })
    .getByRole('link', { name: english(key) });
const openMenu = (page: Page) =>
  page.getByRole('button', { name: english('shell.menu'), exact: true }).click();

test('a new visitor can call with one tap, and reads the price of a test after two taps and a scroll', async ({
  page,
}) => {
  await page.goto(OWN_SITE);
  await expect(inBar(page, 'shell.call')).toBeInViewport({ ratio: 1 });
  await expect(inBar(page, 'shell.call')).toHaveAttribute('href', 'tel:+233000000000');
  await inBar(page, 'shell.book').click();
  await scrollOnce(page);
  await page.locator('.choice a[href="/lab-services"]').click();
  const price = page.locator('.row', { hasText: 'Full Blood Count' }).locator('.price');
  await expect(price).toHaveText('GH₵ 50.00');
  await expect(price).toBeInViewport({ ratio: 1 });
});

test('a new donor sees the mobile money number after two taps, and after a scroll more the results of our outreaches', async ({
  page,
}) => {
  await page.goto(OWN_SITE);
  await openMenu(page);
  const give = page.getByRole('link', { name: english('shell.giveByMoney', { number: '000 000 0002' }) });
  await expect(give).toBeInViewport({ ratio: 1 });
  await give.click();
  await expect(page.getByRole('main').getByText('000 000 0002', { exact: true })).toBeInViewport({
    ratio: 1,
  });

  await page.goBack();
  await openMenu(page);
  await page.locator('#menu a[href="/our-impact"]').click();
  await page.waitForURL('**/our-impact');
  await scrollOnce(page);
  const results = page.getByText(english('results.outreaches', { count: 1 }));
  await expect(results).toBeInViewport({ ratio: 1 });
  await expect(results).toContainText(english('results.seen', { count: '1,212' }));
});
