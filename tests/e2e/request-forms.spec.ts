import { expect, type Locator, type Page } from '@playwright/test';
import { EXAMPLES } from '#lib/request/check-fields.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import {
  fieldBox,
  fillIn,
  listReceived,
  readReference,
  requestForms,
  sendButton,
} from '../support/request-forms.ts';
import { islandCode } from '../support/island-code.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const [form, donation] = requestForms;
const { path, success, fields } = form;

/** After sending with the phone number "24 123" and a wrong e-mail address: the summary and each field say what is wrong. */
async function expectMistakes(page: Page, count: number): Promise<void> {
  const summary = page.getByRole('alert').getByRole('link');
  const wrong = page.locator('[aria-invalid=true]');
  await expect(wrong).toHaveCount(count);
  await expect(summary).toHaveCount(count);
  await expect(summary).toContainText([
    english('form.wrongPhone', EXAMPLES),
    english('form.wrongEmail', EXAMPLES),
  ]);
  for (const [place, message] of (await summary.allTextContents()).entries()) {
    expect(message).toMatch(/\w \w/);
    // Screen readers say the same message at the field. An example is an element of its own, which may add a space.
    await expect(wrong.nth(place)).toHaveAccessibleDescription(
      new RegExp(message.replaceAll(/[.*+?()]/g, '\\$&').replaceAll(/\\\.|,/g, ' ?$&')),
    );
  }
  // A wrong number stays in its field, so that people can correct it.
  await expect(fieldBox(page, 'phone')).toHaveValue('24 123');
}

test('a visitor who makes mistakes in a form is told what to write, and then every word arrives as typed', async ({
  page,
}) => {
  await page.goto(path);
  await fieldBox(page, 'name').focus();
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(form.requiredCount);
  // The form's code has loaded, so there is no reference number until a correct form is sent.
  await expect(page.locator('[name=reference]')).toHaveValue('');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: form.missingName }).click();
  await expect(fieldBox(page, 'name')).toBeFocused();

  const mark = crypto.randomUUID();
  const words = `${mark} Ejisu\n<b>"40 people"</b> & ${'ɛ ɔ ŋ 😀 %0A +'.repeat(300)}\n<script>alert(1)</script>`;
  await fillIn(page, form, words);
  await fieldBox(page, 'phone').fill('24 123');
  await fieldBox(page, 'date').fill('2020-01-05');
  await fieldBox(page, 'email').fill('ama@');
  await sendButton(page).click();
  await expectMistakes(page, 3);
  await fieldBox(page, 'email').fill('ama@example.org');
  await fieldBox(page, 'date').fill(fields['date'] ?? '');
  await fieldBox(page, 'phone').fill('+233 24 123 4567');
  await sendButton(page).click();

  await expect(page.getByRole('heading', { name: success, exact: true })).toBeFocused();
  const [received, ...copies] = await listReceived(page.request, mark);
  expect(copies).toEqual([]);
  expect(received).toEqual({
    ...Object.fromEntries(form.optional.map((name) => [name, ''])),
    ...fields,
    ...{ name: 'Ama Serwaa ɛ ɔ', phone: '+233 24 123 4567', email: 'ama@example.org' },
    ...{ request: words, reference: await readReference(page) },
    ...{ lib_version: '4.4.1', service_id: 'stand-in-service', user_id: 'stand-in-public-key' },
    template_id: 'stand-in-group-health-check',
  });
  await expectNoAxeViolationsAtNight(page);
  // The device forgets a request that was sent.
  await page.reload();
  await expect(fieldBox(page, 'name')).toHaveValue('');
});

/** With a fake clock, fills in a form whose code does not load. Returns the warning that the first click on Send will show. */
async function fillInWithoutCode(page: Page, mark: string): Promise<Locator> {
  await page.route(islandCode, (route) => route.abort());
  await page.clock.install();
  await page.goto('/donate-form');
  await fillIn(page, donation, mark);
  return page.getByRole('alert').filter({ hasText: english('form.whatComes') });
}

test('a form whose code does not load warns visitors before it is sent', async ({ page }) => {
  const mark = crypto.randomUUID();
  const warning = await fillInWithoutCode(page, mark);
  await sendButton(page).click();
  await expect(warning).toBeFocused();
  expect(await listReceived(page.request, mark)).toEqual([]);
  const reference = await warning.locator('.reference').textContent();
  await expectNoAxeViolationsAtNight(page);
  // Without the pause, the next click would count as part of a double click.
  await page.clock.fastForward(1000);
  await sendButton(page).click();
  await expect(page.locator('body')).toHaveText('OK');
  expect(await listReceived(page.request, mark)).toMatchObject([{ request: mark, reference }]);
});

test(
  'if a form’s code does not load, a double tap on Send shows only a warning',
  { tag: '@nightly' },
  async ({ page }) => {
    const mark = crypto.randomUUID();
    const warning = await fillInWithoutCode(page, mark);
    const tappedAgain = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const form = document.querySelector<HTMLFormElement>('form[data-draft]');
          const tap = () => {
            form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
            resolve();
          };
          form?.querySelector('.plain-send')?.addEventListener('focus', () => setTimeout(tap, 300));
        }),
    );
    await sendButton(page).click();
    await tappedAgain;
    await page.clock.fastForward(1000);
    await expect(warning).toBeFocused();
    await sendButton(page).click();
    await expect(page.locator('body')).toHaveText('OK');
    expect(await listReceived(page.request, mark)).toHaveLength(1);
  },
);
