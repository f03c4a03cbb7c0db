import { expect } from '@playwright/test';
import { dialable } from '#lib/contact/contact-methods.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { isNightly } from '../support/breadth.ts';
import { listMissingContactLinks } from '../support/in-page/list-missing-contact-links.ts';
import { listBuiltPages } from '../support/list-built-pages.ts';
import { listPageKinds } from '../support/page-kinds.ts';
import { test } from '../support/test.ts';

const phone = dialable(readSiteSettings('').phone);
const widths = [360, 768, 900, 1056, 1280, 1920];

for (const javaScriptEnabled of [true, false])
  test(
    `pages show links to book, call and give at six widths, ${javaScriptEnabled ? 'with' : 'without'} script`,
    { tag: ['@desktop', javaScriptEnabled ? '@sweep' : '@nightly'] },
    async ({ browser }) => {
      const every = (await listBuiltPages()).filter((address) => !address.endsWith('/404'));
      const addresses = isNightly || !javaScriptEnabled ? every : ['/', ...listPageKinds()];
      test.setTimeout(test.info().timeout + 10_000 * addresses.length);
      const context = await browser.newContext({
        baseURL: 'http://localhost:4321',
        javaScriptEnabled,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const faults: string[] = [];
      for (const address of addresses) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const missing = await page.evaluate(listMissingContactLinks, phone);
          faults.push(...missing.map((to) => `${address} at ${width} pixels: ${to}`));
        }
      }
      await context.close();
      expect(faults).toEqual([]);
    },
  );

test('in a language written from right to left, a phone number keeps the order of its groups', async ({
  page,
}) => {
  await page.goto('/donate');
  const starts = await page.getByRole('contentinfo').evaluate((footer) => {
    document.documentElement.dir = 'rtl';
    const number = footer.querySelector('a[href^="tel:+"]')?.firstChild;
    if (!number) return [];
    return Array.from(number.textContent ?? '', (_, i) => {
      const digit = document.createRange();
      digit.setStart(number, i + 1);
      digit.setEnd(number, i + 1);
      return digit.getBoundingClientRect().x;
    });
  });
  expect(starts.length).toBeGreaterThan(10);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
