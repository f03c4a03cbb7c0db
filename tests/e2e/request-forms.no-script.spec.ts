import { expect } from '@playwright/test';
import {
  fieldBox,
  fillIn,
  listReceived,
  requestBox,
  requestForms,
  sendButton,
} from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const [form] = requestForms;

test('without script, a request arrives exactly as a visitor typed it', async ({ page }) => {
  await page.goto(form.path);
  await expect(page.locator('form noscript p')).toContainText(english('form.whatComes'));
  await expect(page.locator('form noscript p')).toContainText(english('form.noNumber'));
  await sendButton(page).click();
  await expect(page).toHaveURL(new RegExp(`${form.path}$`));
  await expect(page.locator(':invalid:is(input, textarea)').first()).toBeVisible();

  const words = `${crypto.randomUUID()}\nɛ ɔ 😀 <b>"&"</b>`;
  await fillIn(page, form, words);
  await sendButton(page).click();
  await expect(page).toHaveURL('http://mail.localhost:4322/api/v1.0/email/send-form');
  await expect(page.locator('body')).toHaveText('OK');
  const received = await listReceived(page.request, words.slice(0, 36));
  expect(received[0]).not.toHaveProperty('reference');
  expect(received).toMatchObject([
    { ...form.fields, name: 'Ama Serwaa ɛ ɔ', request: words, service_id: 'stand-in-service' },
  ]);
});

test('without script, a visitor who goes back after a failed request finds what they typed', async ({
  page,
}) => {
  await page.goto(form.path);
  await fillIn(page, form, 'Forty people [answer: failure]');
  await sendButton(page).click();
  await expect(page).toHaveURL('http://mail.localhost:4322/api/v1.0/email/send-form');
  await page.goBack();
  await expect(requestBox(page)).toHaveValue('Forty people [answer: failure]');
  for (const [name, value] of Object.entries(form.fields))
    await expect(fieldBox(page, name)).toHaveValue(value);
});
