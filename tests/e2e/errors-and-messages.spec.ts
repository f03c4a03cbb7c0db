import { expect, type Page } from '@playwright/test';
import { someOptions } from '../support/price-list.ts';
import { expectMistakes, fieldBox, fillIn, requestForms, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { inOrder } from '../support/look-up-words.ts';
import { mainService, otherPath, otherService } from '../support/main-service.ts';

const [, donation] = requestForms;
const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await fieldBox(page, 'name').focus();
  await expect(page.locator('form[novalidate]')).toBeVisible();
}

for (const { path, requiredCount } of requestForms) {
  test(
    `people who make mistakes at ${path} are told what to write`,
    { tag: '@nightly' },
    async ({ page }) => {
      await openForm(page, path);
      await fieldBox(page, 'phone').fill('24 123');
      await fieldBox(page, 'email').fill('ama@');
      await sendButton(page).click();
      await expectMistakes(page, requiredCount);
    },
  );
}

test(
  'screen readers announce totals, matches and sending',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await page.goto(otherPath);
    await page.getByRole('checkbox').first().check();
    await expect(status(page, inOrder(...english('picker.total').split('{total}'), 'GH₵'))).toBeVisible();
    await page.getByRole('searchbox').fill(someOptions(otherService)[0].name);
    await expect(status(page, like('pickerSearch.matches'))).toBeVisible();

    await page.goto('/our-impact');
    await page.getByLabel(english('community.filter')).fill('zzz');
    await expect(status(page, english('community.none'))).toBeVisible();

    await page.goto('/search');
    await page.getByLabel(english('search.label'), { exact: true }).fill(someOptions(mainService)[0].name);
    await expect(status(page, like('search.found'))).toBeVisible();

    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/email/send-form', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await openForm(page, donation.path);
    await fillIn(page, donation, 'Ten wheelchairs');
    await sendButton(page).click();
    await expect(status(page, english('form.sending'))).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: donation.success })).toBeFocused();
  },
);
