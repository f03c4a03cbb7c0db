import { expect } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';

interface Words {
  title: string;
  link: string;
  find: { map: string };
  change: { wish: string; questions: string[] };
}

const { title, link, find, change } = readPage<Words>('your-visit');
const { clinic, phone, emergency } = readSiteSettings('');

test('without script a patient finds the clinic and reads what to bring', async ({ page }) => {
  for (const path of ['/booking', '/lab-services']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL('/your-visit');
  }
  const main = page.getByRole('main');
  await expect(main).toContainText(clinic.place);
  await expect(main).toContainText(`${clinic.latitude}, ${clinic.longitude}`);
  await expect(main).toContainText(clinic.payment);
  await expect(main).not.toContainText('{');
  await expect(main.getByRole('link', { name: emergency.ambulance })).toHaveAttribute('href', /^tel:\d{3}$/);
  await expect(main).toContainText(like('people.reviewed'));
  const map = await main.getByRole('link', { name: find.map }).getAttribute('href');
  expect(new URL(map ?? '').searchParams.get('query')).toBe(`${clinic.latitude},${clinic.longitude}`);
});

test('without script a patient changes a visit by message', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  const part = page.locator('#change');
  for (const name of [english('contact.whatsapp'), english('contact.sms'), english('contact.email')]) {
    const address = await part.getByRole('link', { name }).getAttribute('href');
    const questions = change.questions.map((question) => `${question}: `).join('\n');
    expect(
      decodeURIComponent(address ?? '').endsWith(
        `${english('messages.hello', { wish: change.wish })}.\n${questions}`,
      ),
      name,
    ).toBe(true);
  }
  await expect(part.getByRole('link', { name: english('contact.call', { phone }) })).toBeVisible();
  await expect(part.locator('#chosen')).toBeHidden();
});
