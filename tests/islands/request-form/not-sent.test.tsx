import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { holdTimers } from '../../support/hold-timers.ts';
import {
  SUCCESS,
  WORDS,
  alert,
  answerOk,
  box,
  button,
  fetching,
  fillIn,
  hrefOf,
  open,
  referenceOnScreen,
  saying,
  send,
  sentFields,
  success,
} from './open-form.tsx';
import { english } from '../english.ts';

const signInPage = () => new Response('<!doctype html><p>Sign in to this Wi-Fi</p>');
describe.each([
  [
    'the e-mail service has a fault',
    () => new Response('Internal Server Error', { status: 500 }),
    ['notSent', 'fault'],
  ],
  [
    'the e-mail service gets too many requests',
    () => new Response('Too many', { status: 429 }),
    ['notSent', 'tooMany', 'afterPause'],
  ],
  [
    'the e-mail service refuses our keys',
    () => new Response('The Public Key is invalid', { status: 400 }),
    ['notSent', 'serviceRefused'],
  ],
  ['a Wi-Fi sign-in page answers', signInPage, ['notSent', 'otherPage']],
  ['the answer is not exactly `OK`', () => new Response('OK\n'), ['notSent', 'otherPage']],
  ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch')), ['mayNot', 'dropped']],
] as [string, () => Response | Promise<Response>, string[]][])('when %s,', (_case, answer, keys) => {
  test('the visitor reads the reason and can send the request again', async () => {
    fetching.mockImplementation(() => Promise.resolve(answer()));
    await open();
    await send();
    await expect.element(alert()).toMatchTextContent(saying(...keys));
    await expect.element(alert()).toHaveFocus();
    expect(page.getByText(SUCCESS).elements()).toHaveLength(0);
    await expect.element(box('Request')).toHaveValue(WORDS);
    const reference = sentFields()['reference'];
    expect(referenceOnScreen()).toBe(reference);
    for (const name of [english('contact.whatsapp'), english('contact.sms'), english('contact.email')]) {
      // In an SMS, `toGsm` replaces letters outside the GSM alphabet, such as ɛ.
      expect(hrefOf(name)).toContain(name === english('contact.sms') ? toGsm(WORDS) : WORDS);
      expect(hrefOf(name)).toContain(reference);
    }
    expect(hrefOf(english('contact.call', { phone: '+233 00 000 0000' }))).toBe('tel:+233000000000');

    fetching.mockImplementation(answerOk);
    // After too many requests, the form sends nothing for ten seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    await button(english('form.again')).click();
    await expect.element(success()).toHaveFocus();
    expect(sentFields()['reference']).toBe(reference);
    expect(fetching).toHaveBeenCalledTimes(2);
  });
});

/** Sends the form. The test decides when the service answers (`resolve`, `reject`) and how much time passes (`advance`). */
async function sendWithSlowAnswer() {
  const answer = Promise.withResolvers<Response>();
  fetching.mockReturnValue(answer.promise);
  await open();
  await fillIn();
  const advance = holdTimers();
  await button('Send request').click();
  await expect.poll(() => fetching).toHaveBeenCalled();
  return { ...answer, advance };
}

describe('a visitor who waits for a slow answer', () => {
  test('reads after 20 seconds that no answer has come yet', async () => {
    const { resolve, advance } = await sendWithSlowAnswer();
    advance(19_000);
    await expect.element(button(english('form.loading'))).toBeDisabled();
    expect(alert().elements()).toHaveLength(0);
    advance(1000);
    await expect.element(alert()).toMatchTextContent(saying('late', 'lateWhy'));
    await expect.element(alert()).toHaveFocus();
    expect(hrefOf(english('contact.whatsapp'))).toContain(referenceOnScreen());
    // While the first request has no answer, the form sends no second request. The late answer still confirms the first.
    document.querySelector('form')?.requestSubmit();
    resolve(new Response('OK'));
    await expect.element(success()).toHaveFocus();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('can retry after the connection breaks', async () => {
    const { reject, advance } = await sendWithSlowAnswer();
    advance(20_000);
    await expect.element(alert()).toMatchTextContent(saying('late'));
    reject(new TypeError('Failed to fetch'));
    await expect.element(alert()).toMatchTextContent(saying('mayNot', 'dropped'));
    await expect.element(button(english('form.again'))).toBeEnabled();
  });
});
