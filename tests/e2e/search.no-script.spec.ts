import { expect } from '@playwright/test';
import { boxOf, someOptions } from '../support/price-list.ts';
import { readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const [wanted] = someOptions('lab-services');
const { parts } = readPage<{ parts: { tests: string } }>('search');

test('without script visitors find everything in a list from A to Z', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const ways = page
    .locator(`h2:text-is("${parts.tests}") + ul`)
    .getByRole('link', { name: wanted.name, exact: true });
  await expect(ways.first()).toBeVisible();
  const bar = page.getByRole('navigation', { name: english('shell.onThisPage') });
  for (const name of Object.values(parts)) await bar.getByRole('link', { name, exact: true }).click();
  await ways.first().click();
  await expect(boxOf(page, wanted)).toBeInViewport();
});
