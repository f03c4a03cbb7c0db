import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';

test('without script the map, its names and the list are all there', async ({ page }) => {
  await page.goto('/our-impact');
  await expect(page.locator('#communities').getByRole('listitem')).toHaveCount(69);
  await expect(page.getByLabel('Filter by name')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the interactive map' })).toBeHidden();
  const numbers = page.locator('.marks summary');
  await numbers.first().click();
  await expect(page.locator('.marks [open] .plate')).toBeVisible();
  await page.locator('.marks summary', { hasText: '11' }).click();
  await expect(page.locator('.marks [open]')).toHaveCount(1);
  await expect(page.locator('.marks [open]').getByText('Konongo', { exact: true })).toBeVisible();
  await page.locator('.marks summary', { hasText: '11' }).click();
  await page.locator('.marks').getByRole('link', { name: 'Nkwantakrom' }).click();
  await expect(page.getByText('52 km from our clinic')).toBeVisible();
  await page.getByRole('link', { name: 'Find a Community' }).click();
  await expect(page.getByRole('heading', { name: 'Find a Community' })).toBeInViewport();
});

for (const path of ['/our-impact', '/communities/1']) {
  test(`${path} has no accessibility fault without script`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
  });
}
