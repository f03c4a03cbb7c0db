import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { test } from '../support/test.ts';

test('without script everything stands in a list from A to Z, and no field that does nothing', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const malaria = page.locator('h2:text-is("R") + ul').getByRole('link', { name: 'RDT for Malaria' });
  await expect(malaria.first()).toBeVisible();
  await expectNoAxeViolations(page);
  await malaria.first().click();
  await expect(page.getByRole('checkbox', { name: 'RDT for Malaria' })).toBeInViewport();
});
