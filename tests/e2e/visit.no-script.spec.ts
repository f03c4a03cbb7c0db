import { expect } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, needClinic } from '../support/main-service.ts';

interface Words {
  title: string;
  link: string;
  find: { map: string; trotro?: string; landmark?: string; access?: string };
  here?: Record<string, string | string[]>;
  change: { wish: string; questions: string[] };
}

const { title, link, find, here = {}, change } = readPage<Words>('your-visit');
const { clinic, phone, emergency } = readSiteSettings('');

test('without script, a patient reads how to reach the clinic, what happens there, and how to change a visit', async ({
  page,
}) => {
  needClinic();
  await page.goto(mainPath);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: link }).click();
  await expect(page).toHaveURL('/your-visit');
  const main = page.getByRole('main');
  await expect(main).toContainText(clinic.place);
  await expect(main).toContainText(`${clinic.latitude}, ${clinic.longitude}`);
  await expect(main).toContainText(clinic.payment);
  const directions = [find.trotro, find.landmark, find.access].filter((line) => line !== undefined);
  const { deafMessage, ...texts } = here;
  const said = Object.values(texts).filter((line) => typeof line === 'string');
  for (const line of [...directions, ...said]) await expect(main).toContainText(line);
  // The message of somebody who cannot hear or speak is already begun.
  if (typeof deafMessage === 'string')
    await expect(
      main.locator(`a[href^="https://wa.me/"][href*="${encodeURIComponent(deafMessage)}"]`),
    ).toBeVisible();
  // A brace would belong to a placeholder that nothing filled in.
  await expect(main).not.toContainText('{');
  await expect(main.getByRole('link', { name: emergency.ambulance })).toHaveAttribute('href', /^tel:\d{3}$/);
  await expect(main).toContainText(like('people.reviewed'));
  const map = await main.getByRole('link', { name: find.map }).getAttribute('href');
  expect(new URL(map ?? '').searchParams.get('query')).toBe(`${clinic.latitude},${clinic.longitude}`);

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
  // Only a script can add the chosen tests to the messages. So the line that names these tests is hidden.
  await expect(part.locator('#chosen')).toBeHidden();
});
