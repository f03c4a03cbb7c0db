import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { english, like } from './languages.ts';

/** The two forms that the organisation receives by e-mail. */
export const requestForms = [
  {
    path: '/group-health-check',
    success: 'Group Health Check Successfully Submitted!',
    fields: { date: '2099-01-05' } as Record<string, string>,
  },
  {
    path: '/donate-form',
    success: 'Donation Request Successfully Submitted!',
    fields: {} as Record<string, string>,
  },
] as const;

export type RequestFormPage = (typeof requestForms)[number];

export const sendButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(Send request|${english('form.again')})`) });
export const requestBox = (page: Page) => page.getByLabel('Request', { exact: true });

/** Types missing text again: Playwright does not notice a field that is removed and restored meanwhile. */
const typeInto = (box: Locator, words: string) =>
  expect(async () => {
    await box.fill(words);
    await expect(box).toHaveValue(words, { timeout: 500 });
  }).toPass();

/** Fills in a whole form. */
export async function fillIn(page: Page, { fields }: RequestFormPage, words: string): Promise<void> {
  await typeInto(page.getByLabel('Name', { exact: true }), 'Ama Serwaa ɛ ɔ');
  await typeInto(page.getByLabel('Phone'), '024 123 4567');
  await typeInto(page.locator('main').getByLabel('Email', { exact: true }), 'ama@example.org');
  if (fields['date']) await typeInto(page.getByLabel('Date'), fields['date']);
  await typeInto(requestBox(page), words);
}

export async function readReference(page: Page): Promise<string> {
  return (await page.getByText(like('form.reference')).locator('strong').textContent()) ?? '';
}

/** The copies at the e-mail service whose fields contain a text, oldest first; lines end in \n. */
export async function listReceived(
  request: APIRequestContext,
  text: string,
): Promise<Record<string, string>[]> {
  // Not "localhost", which a computer without a network may take seconds to look up.
  const answer = await request.get(
    `http://127.0.0.1:4322/email/received?contains=${encodeURIComponent(text)}`,
  );
  const copies = (await answer.json()) as Record<string, string>[];
  return copies.map((copy) =>
    Object.fromEntries(Object.entries(copy).map(([name, value]) => [name, value.replace(/\r\n/g, '\n')])),
  );
}
