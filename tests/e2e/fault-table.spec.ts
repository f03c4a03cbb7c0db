import { expect, type Page } from '@playwright/test';
import { like } from '../support/languages.ts';
import {
  fillIn,
  listReceived,
  readReference,
  requestBox,
  requestForms,
  sendButton,
} from '../support/request-forms.ts';
import { test } from '../support/test.ts';

/*
 * Faults that only a browser and a network have. tests/islands/request-form and tests/unit/request have all other answers of the
 * e-mail service, forbidden storage, a second press, and random sequences of faults.
 */

const SERVICE = 'http://mail.localhost:4322/api/v1.0/email/send-form';
const ELSEWHERE = 'http://127.0.0.1:4322/captive-portal/ok';
const [form] = requestForms;
const headers = { 'access-control-allow-origin': '*' };

interface Fault {
  name: string;
  /** The stand-in's answer to the first copy of the request (tests/stand-ins/email-answers.ts). */
  answer?: string;
  /** The text of the notice. */
  says: RegExp;
  /** Runs before the click on Send. */
  before?: (page: Page) => Promise<unknown>;
  /** How many copies of the request reach the service; 1 by default. */
  copies?: number;
}

/** The page's Content Security Policy forbids a redirect to another host. */
async function redirectElsewhere(page: Page): Promise<void> {
  await page.route(ELSEWHERE, (route) => route.fulfill({ body: 'OK', headers }));
  const answer = { status: 302, headers: { ...headers, location: ELSEWHERE } };
  await page.route(SERVICE, (route) => route.fulfill(answer), { times: 1 });
}

const faults: readonly Fault[] = [
  {
    name: 'the connection breaks after the request arrived',
    says: like('failure.dropped'),
    answer: 'dropped',
  },
  { name: 'the answer is cut short', says: like('failure.dropped'), answer: 'cut' },
  { name: 'the answer is a redirect to a sign-in page', says: like('failure.notSent'), answer: 'redirect' },
  { name: 'another host says OK', says: like('failure.dropped'), before: redirectElsewhere, copies: 0 },
];

// The browser reports the redirect to another host.
test.use({ allowedComplaints: /connect-src/ });

for (const { name, answer, says, before, copies = 1 } of faults)
  test(
    `if ${name}, a group reads that its request may not have come, and sends it from a new tab after a crash`,
    { tag: '@nightly' },
    async ({ page, context }) => {
      const mark = crypto.randomUUID();
      const words = `${mark} ɛ ɔ 😀 <b>"&"</b>\n${answer ? `[answer: ${answer} once]` : 'Please'}`;
      await page.goto(form.path);
      await fillIn(page, form, words);
      await expect(page.locator('form[novalidate]')).toBeVisible();
      await before?.(page);
      await sendButton(page).click();
      await expect(page.getByRole('alert')).toContainText(says);
      expect(await listReceived(page.request, mark)).toHaveLength(copies);
      const reference = await readReference(page);

      await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
      const tab = await context.newPage();
      await tab.goto(form.path);
      await expect(requestBox(tab)).toHaveValue(words);
      await sendButton(tab).click();
      await expect(tab.getByRole('heading', { name: form.success, exact: true })).toBeFocused();
      const received = await listReceived(tab.request, mark);
      expect(received.map((copy) => [copy['reference'], copy['request']])).toEqual(
        Array.from({ length: copies + 1 }, () => [reference, words]),
      );
    },
  );
