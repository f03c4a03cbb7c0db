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
    `pages show contact links at six screen widths (${javaScriptEnabled ? 'with' : 'without'} script)`,
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
