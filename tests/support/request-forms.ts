import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { english, like } from './languages.ts';

interface WrittenForm {
  fields: { name: string; isRequired: boolean; emptyMessage?: string }[];
  submitLabel: string;
  success: string;
  waiting: string;
  waitingLink: string;
}

const readForm = (id: string, content = 'content') =>
  parse(readFileSync(`${content}/forms/${id}.yaml`, 'utf8')) as WrittenForm;

function describeForm(id: string, path: string, fields: Record<string, string>) {
  const { fields: writtenFields, ...words } = readForm(id);
  const required = writtenFields.filter(({ isRequired }) => isRequired);
  const missingName = required.find(({ name }) => name === 'name')?.emptyMessage ?? '';
  const optional = writtenFields.filter(({ isRequired }) => !isRequired).map(({ name }) => name);
  return { ...words, path, fields, optional, requiredCount: required.length, missingName };
}

/** The two forms that are sent to the organisation by e-mail, with the texts that editors wrote. */
export const requestForms = [
  describeForm('group-health-check', '/group-health-check', { date: '2099-01-05' }),
  describeForm('donation-request', '/donate-form', {}),
] as const;

export type RequestFormPage = (typeof requestForms)[number];

// The forms in the tests' own content may have other labels.
const sendLabels = ['content', 'tests/fixtures/content'].flatMap((content) =>
  ['group-health-check', 'donation-request'].map((id) => readForm(id, content).submitLabel),
);

/**
 * The button that sends a form, in the real content and in the tests' own content. After a failure, its label is the text of
 * `form.again`.
 */
export const sendButton = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(
      `^(${[...sendLabels, english('form.again')].map((each) => RegExp.escape(each)).join('|')})`,
    ),
  });

/** Finds a field by its attribute `name`, because editors may change its label. */
export const fieldBox = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
export const requestBox = (page: Page) => fieldBox(page, 'request');

/** Fills the box until the words stay: Playwright does not notice when the page replaces the box meanwhile. */
const typeInto = (box: Locator, words: string) =>
  expect(async () => {
    await box.fill(words);
    await expect(box).toHaveValue(words, { timeout: 500 });
  }).toPass();

/** Fills in each field of a form, except `organization`. `words` go into the field `request`. */
export async function fillIn(page: Page, { fields }: RequestFormPage, words: string): Promise<void> {
  await typeInto(fieldBox(page, 'name'), 'Ama Serwaa ɛ ɔ');
  await typeInto(fieldBox(page, 'phone'), '024 123 4567');
  await typeInto(fieldBox(page, 'email'), 'ama@example.org');
  if (fields['date']) await typeInto(fieldBox(page, 'date'), fields['date']);
  await typeInto(requestBox(page), words);
}

export async function readReference(page: Page): Promise<string> {
  return (await page.getByText(like('form.reference')).locator('strong').textContent()) ?? '';
}

/** The messages with this text that the stand-in of the e-mail service received, oldest first. Lines end in \n. */
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
