import { expect, type Page } from '@playwright/test';
import { EXAMPLES } from '#lib/request/check-fields.ts';
import { theFirst } from '../support/breadth.ts';
import { someOptions } from '../support/price-list.ts';
import { fieldBox, fillIn, requestForms, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { inOrder } from '../support/look-up-words.ts';
import { mainPath, mainService, otherPath, otherService } from '../support/main-service.ts';

const [, donation] = requestForms;
const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await fieldBox(page, 'name').focus();
  await expect(page.locator('form[novalidate]')).toBeVisible();
}

/** Runs in the page. Lists what a form asks for twice, and its e-mail and phone fields that browsers cannot autofill. */
function listFormFaults(): string[] {
  return [...document.forms].flatMap((form) => {
    const boxes = [
      ...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"]), textarea'),
    ].filter((box) => box.checkVisibility() && box.tabIndex >= 0);
    const labels = boxes.map(({ labels: found }) => found?.[0]?.textContent.trim() ?? '');
    const autocompletes = boxes
      .map((box) => box.getAttribute('autocomplete') ?? '')
      .filter((autocomplete) => autocomplete && autocomplete !== 'off');
    const twice = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);
    const withoutAutofill = boxes.filter(({ type, autocomplete }) => /email|tel/.test(type) && !autocomplete);
    return [
      ...twice(labels),
      ...twice(autocompletes),
      ...withoutAutofill.map(({ name }) => `no autofill: ${name}`),
    ];
  });
}

for (const [index, { path, requiredCount }] of requestForms.entries()) {
  test(`people who make mistakes at ${path} are told what to write`, theFirst(index), async ({ page }) => {
    await openForm(page, path);
    await fieldBox(page, 'phone').fill('24 123');
    await fieldBox(page, 'email').fill('ama@');
    await sendButton(page).click();
    const summary = page.getByRole('alert').getByRole('link');
    const wrong = page.locator('[aria-invalid=true]');
    await expect(wrong).toHaveCount(requiredCount);
    await expect(summary).toHaveCount(await wrong.count());
    await expect(summary).toContainText([
      english('form.wrongPhone', EXAMPLES),
      english('form.wrongEmail', EXAMPLES),
    ]);
    for (const [place, message] of (await summary.allTextContents()).entries()) {
      expect(message).toMatch(/\w \w/);
      // Screen readers say the same message at the field.
      await expect(wrong.nth(place)).toHaveAccessibleDescription(
        new RegExp(message.replaceAll(/[.*+?()]/g, '\\$&')),
      );
    }
    // A wrong number stays in its field, so that people can correct it.
    await expect(fieldBox(page, 'phone')).toHaveValue('24 123');
  });
}

test('no form makes a visitor type the same thing twice', { tag: '@nightly' }, async ({ page }) => {
  for (const path of ['/group-health-check', '/donate-form', mainPath, '/our-impact', '/search']) {
    await page.goto(path);
    expect(await page.evaluate(listFormFaults), path).toEqual([]);
  }
});

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
