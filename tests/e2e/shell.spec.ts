import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { test } from '../support/test.ts';
import { isListed } from '../support/read-entries.ts';
import { untilIdle } from '../support/until-idle.ts';
import { english } from '../support/languages.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The items of content/navigation.yaml, as editors wrote them. */
const readMenu = () =>
  parse(readFileSync('content/navigation.yaml', 'utf8')) as {
    title: string;
    path: string;
    places: string[];
    visible: boolean;
  }[];

const items = readMenu();

const menuButton = { name: english('shell.menu'), exact: true } as const;

test('a visitor to /booking skips to the content, sees each focused control above the bar, and uses the menu', async ({
  page,
}) => {
  await page.goto('/booking');

  await test.step('a keyboard user can skip to the content of a page', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: english('shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the bar at the bottom of a phone never covers the focused control', async () => {
    const bar = await page.getByRole('navigation', { name: english('shell.quickContact') }).boundingBox();
    const stops = await page.locator('main a, main button, main summary').count();
    await page.locator('main a').first().focus();
    for (let stop = 1; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      // The page may still be scrolling to the focused element.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? Infinity))
        .toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

  const menu = page.getByRole('navigation', { name: english('shell.menu') });
  await test.step('the menu lists the pages that editors chose', async () => {
    await page.getByRole('button', menuButton).click();
    await expect(menu).toBeVisible();
    const inMenu = items.filter(({ visible, places }) => visible && places.includes('menu'));
    for (const { title } of inMenu.filter(({ path }) => isListed(path)))
      await expect(menu.getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible();
    for (const { title } of items.filter(({ visible }) => !visible))
      await expect(menu.getByRole('link', { name: title, exact: true })).toHaveCount(0);
    await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', '/booking');
    await expectNoAxeViolations(page, '#menu');
  });

  await test.step('the menu lets Tab reach no control outside it, and closes on Escape and a tap', async () => {
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      // After the last control, Tab leaves the page, and then the body is the active element.
      const isInMenuOrOnBody = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#menu') !== null,
      );
      expect(isInMenuOrOnBody).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', menuButton)).toBeFocused();
    await page.getByRole('button', menuButton).click();
    await expect(menu).toBeVisible();
    await page.mouse.click(10, 300);
    await expect(menu).toBeHidden();
  });

  await test.step('the menu does not stay open after a link or the browser’s Back button', async () => {
    await page.getByRole('button', menuButton).click();
    await menu
      .getByRole('link', { name: items.find(({ path }) => path === '/who-we-are')?.title ?? '' })
      .click();
    await expect(page).toHaveURL(/\/who-we-are$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/booking/);
    await expect(menu).toBeHidden();
  });
});

test('a page view is counted, unless the browser asks for privacy', async ({ page, context }) => {
  const query = `?visit=${crypto.randomUUID()}`;
  const countReceived = async () => {
    const answer = await page.request.get(
      `http://127.0.0.1:4322/received/analytics?contains=${query.slice(1)}`,
    );
    return ((await answer.json()) as unknown[]).length;
  };
  const privatePage = await context.newPage();
  await privatePage.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await privatePage.goto(`/events${query}`);
  await untilIdle(privatePage);
  expect(await countReceived()).toBe(0);
  await page.goto(`/events${query}`);
  await expect.poll(countReceived).toBeGreaterThan(0);
});
