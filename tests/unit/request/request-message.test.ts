import { describe, expect, test } from 'vitest';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import { askMessage, listContactMethods } from '#lib/contact/contact-methods.ts';
import { requestMessage } from '#lib/request/request-form.ts';
import { english } from '../../support/languages.ts';

const { form, contact } = requestFormFixtures['group health check'];
const typed = {
  name: 'Ama ɛ ɔ 😀',
  phone: '024 123 4567',
  email: 'ama@example.org',
  date: '2026-12-01',
  request: '<b>40 people</b>\n"Ejisu"',
};
const countIn = (text: string, word: string) => text.split(word).length - 1;
const textOf = (address = '') => decodeURIComponent(/[?&](?:body|text)=(.*)/.exec(address)?.[1] ?? '');

describe('the message of a group that asks for a health check', () => {
  test('contains every word exactly as the visitor typed it', () => {
    const { subject, body } = requestMessage(form, typed, 'ACDE-3467');
    for (const value of Object.values(typed)) expect(body).toContain(value);
    // Only e-mail shows the subject, so the body also has the purpose and the reference number.
    for (const text of [subject, body])
      expect([countIn(text, form.messageSubject), countIn(text, 'ACDE-3467')]).toEqual([1, 1]);
  });

  test('leaves out empty fields only if they are optional', () => {
    expect(requestMessage(form, { organization: ' ' }, '').body).toBe(
      `${english('messages.hello', { wish: form.messageSubject })}.\nName: \nPhone: \nEmail: \nDate: \nRequest:\n`,
    );
    expect(requestMessage(form, { organization: 'Ejisu school' }, '').body).toContain(
      'Organization: Ejisu school',
    );
  });
});

test('a message about a role names the role, even by SMS', () => {
  const wish = 'I would like to volunteer as Grant Manager';
  const { sms, whatsapp, email } = listContactMethods(
    contact,
    askMessage(wish, 'Please tell me how I can apply.'),
  );
  for (const way of [sms, whatsapp, email]) expect(textOf(way?.address)).toContain(wish);
  expect(textOf(sms?.address)).toBe(
    `${english('messages.ask', { wish, question: 'Please tell me how I can apply.' })} `,
  );
});
