import { expect } from '@playwright/test';
import { meetFaults } from '../support/faults/meet-faults.ts';
import { scriptFaults } from '../support/faults/script-faults.ts';
import { loadService } from '../support/load-service.ts';
import { test } from '../support/test.ts';
import { boxOf, hydratedPicker, someOptions, startPicker } from '../support/price-list.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one] = someOptions(mainService);

test(
  'a patient can still book while the code of the price list fails',
  { tag: '@nightly' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    await meetFaults(browser, scriptFaults, async (page, { prepare, opened, wait, end }) => {
      await prepare?.(page);
      // A file that never arrives keeps the page loading for ever.
      await page.goto(mainPath, { waitUntil: 'commit' });
      await opened?.(page);
      await boxOf(page, one).check();
      await wait?.(page);
      await expect(page.getByText(like('picker.total'))).toBeVisible();
      await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
      await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
      await expect(page.getByRole('link', { name: loadService(mainService).schedulingButton })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: english('contact.call', { phone: '+233' }) })
          .first(),
      ).toBeVisible();
      await end?.(page);
      // Once the code loads, the test is still chosen.
      await expect(async () => {
        await startPicker(page);
        await expect(hydratedPicker(page)).toBeVisible({ timeout: 400 });
      }).toPass();
      await expect(page.locator(`[id="${one.id}"]`)).toBeChecked();
      await expect(page.locator('[data-selection=count]').first()).toHaveText('1');
    });
  },
);

test(
  'after a failure, a page requests the code of islands at a new address',
  { tag: '@nightly' },
  async ({ page }) => {
    const requested: string[] = [];
    await page.route('**/_astro/island.*', (route) => {
      requested.push(route.request().url());
      return requested.length === 1 ? route.abort() : route.continue();
    });
    await page.goto(mainPath);
    await startPicker(page);
    await expect(hydratedPicker(page)).toBeVisible();
    const [failed] = requested;
    expect(failed).not.toContain('?');
    // Between the two, the page asks for a whole copy of the file.
    expect(requested.at(-1)).toContain(`${failed}?`);
  },
);
