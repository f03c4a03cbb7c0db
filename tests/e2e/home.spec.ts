import { expect } from '@playwright/test';
import { listHours } from '#lib/time/opening-hours.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { tabTitle } from '#lib/page/page-head.ts';
import { OWN_SITE, readOwnPage } from '../support/own-site.ts';
import { readEntries, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const site = readSiteSettings('');
const home = readPage<{
  title: string;
  heading: string;
  hero?: { alt: string };
}>('home');
const { group } = readPage<{ group?: { title: string } }>('booking');

test('a patient finds how to book, call and visit us', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(tabTitle(home.title, site.name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading);
  if (home.hero) {
    const picture = page.getByRole('img', { name: home.hero.alt });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const main = page.getByRole('main');
  // On a phone, the bar at the bottom has the links to book and to call. The rest of the page does not repeat them.
  const bar = page.getByRole('navigation', { name: english('shell.quickContact') });
  const book = bar.getByRole('link', { name: english('shell.book'), exact: true });
  const call = bar.getByRole('link', { name: english('shell.call'), exact: true });
  for (const link of [book, call, main.getByRole('link', { name: site.emergency.general })])
    await expect(link).toBeInViewport({ ratio: 1 });
  const sign = page.getByRole('region', { name: site.clinic.name });
  const { place, city, hours, payment } = site.clinic;
  for (const fact of [place, city, ...listHours(hours), payment]) await expect(sign).toContainText(fact);
  for (const { title } of [...readEntries<{ title: string }>('services'), ...(group ? [group] : [])])
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await book.click();
  await expect(page).toHaveURL(/\/booking$/);
});

test('the home page shows the next health outreach, and after its end the one after it', async ({ page }) => {
  const { outreach } = readOwnPage<{ outreach: Record<'heading' | 'link', string> }>('home');
  await page.clock.install();
  const next = page.getByRole('region', { name: outreach.heading });
  await page.goto(OWN_SITE);
  // A cancelled outreach stands beside the next one.
  const turns = next.locator('[data-until]:not(:has(.callout))');
  const names = await turns.locator('a').allTextContents();
  const ends = await turns.evaluateAll((parts) =>
    parts.map((part) => Number((part as HTMLElement).dataset['until'])),
  );
  // Back shows the page again.
  const seeAt = async (minute: number) => {
    await page.clock.setFixedTime(minute * 60_000);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  };
  for (const [index, end] of ends.entries()) {
    await seeAt(end - 1);
    await expect(turns.getByRole('link')).toHaveText([names[index] ?? '']);
  }
  const until = Math.max(...ends);
  await seeAt(until);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(next).toBeHidden();
  // The link to the other events stays.
  await expect(page.getByRole('link', { name: outreach.link })).toBeVisible();
  await page.clock.setFixedTime((until - 1) * 60_000);
  await page.reload();
  await turns.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);
});

test('a long figure is on one line, and beside its label', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/our-impact']) {
    await page.goto(path);
    const row = page.locator('.figures > div').nth(1);
    const label = row.locator('dt');
    const figure = row.locator('dd').first();
    await figure.evaluate((element) => {
      element.textContent = '12,315';
    });
    const lines = await figure.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { count: range.getClientRects().length, end: range.getBoundingClientRect().right };
    });
    expect(lines.count, path).toBe(1);
    const start = await label.evaluate((element) => element.getBoundingClientRect().left);
    expect(start, path).toBeGreaterThan(lines.end);
  }
});
