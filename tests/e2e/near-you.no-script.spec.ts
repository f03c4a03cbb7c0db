import { expect } from '@playwright/test';
import { readPage } from '../support/read-entries.ts';
import { OWN_SITE, readOwnPage } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const { heading, label, elsewhere } = readOwnPage<{
  near: Record<'heading' | 'label' | 'elsewhere', string>;
}>('events').near;
const { near } = readPage<{ outreach: { near: string } }>('home').outreach;

test('without script, a visitor on the home page finds an outreach by region', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: near }).click();
  await expect(page).toHaveURL('/events#near');

  // The rest runs on the site with the tests' own content, whose outreaches editors never change.
  await page.goto(`${OWN_SITE}/events#near`);
  await expect(page.getByLabel(label)).toBeHidden();
  // One line that opens.
  const regions = page.locator('#near .regions details');
  await expect(regions.first()).toBeHidden();
  await page.getByRole('heading', { name: heading }).click();
  await expect(regions.locator('summary')).toHaveText(['Ahafo', 'Ashanti', elsewhere]);
  await expect(regions.first().getByRole('link', { name: 'Kenyasi' })).toBeHidden();
  await regions.first().locator('summary').click();
  await regions.first().getByRole('link', { name: 'Kenyasi' }).click();
  await expect(page).toHaveURL(/\/events\/ho9$/);
  await expect(page.getByRole('link', { name: english('event.addToCalendar') })).toBeVisible();
});
