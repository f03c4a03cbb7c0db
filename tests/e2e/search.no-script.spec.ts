import { expect } from '@playwright/test';
import { boxOf, someOptions } from '../support/price-list.ts';
import { readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { mainService } from '../support/main-service.ts';

const [wanted] = someOptions(mainService);
const { parts } = readPage<{ parts: { tests: string } }>('search');

test('without JavaScript, visitors find a test in the list from A to Z', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const links = page
    .locator('details', { has: page.getByRole('heading', { name: parts.tests, exact: true }) })
    .getByRole('link', { name: wanted.name, exact: true });
  await expect(links.first()).toBeHidden();
  for (const name of Object.values(parts)) await page.getByRole('heading', { name, exact: true }).click();
  await expect(links.first()).toBeVisible();
  await links.first().click();
  await expect(boxOf(page, wanted)).toBeInViewport();
});
