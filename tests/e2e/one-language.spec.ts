import { expect } from '@playwright/test';
import { english } from '../support/languages.ts';
import { fillIn, listReceived, requestForms, sendButton } from '../support/request-forms.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';

// On a site with one language, Astro writes a page's Content Security Policy before the forms and maps of the page. The policy must
// still allow the e-mail service and the maps service.

for (const form of requestForms)
  test(
    `a visitor to a site in one language sends the form at ${form.path}`,
    { tag: '@nightly' },
    async ({ page }) => {
      const words = crypto.randomUUID();
      await page.goto(OWN_SITE + form.path);
      await fillIn(page, form, words);
      await sendButton(page).click();
      await expect.poll(() => listReceived(page.request, words)).toHaveLength(1);
    },
  );

test(
  'a visitor to a site in one language opens the interactive map',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${OWN_SITE}/our-impact`);
    await page.getByRole('button', { name: english('map.openIt') }).click();
    await expect(page.locator('.map[data-phase=open]')).toBeVisible();
  },
);
