import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RequestForm } from '#islands/request-form/RequestForm.tsx';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import {
  WORDS,
  alert,
  button,
  fetching,
  fillIn,
  groupHealthCheck,
  hrefOf,
  open,
  saying,
} from './open-form.tsx';
import { english } from '../english.ts';
import { inOrder } from '../../support/look-up-words.ts';

describe('without an e-mail service', () => {
  test('the form writes the message and never claims to have sent it', async () => {
    await open(requestFormFixtures['no e-mail service']);
    await fillIn();
    await button(english('form.writeMessage')).click();
    await expect.element(alert()).toMatchTextContent(saying('ready', 'cannotSend'));
    await expect.element(alert()).toHaveFocus();
    expect(hrefOf(english('contact.email'))).toContain(WORDS);
    expect(button(english('form.again')).elements()).toHaveLength(0);
    expect(fetching).not.toHaveBeenCalled();
  });

  test('and without script the visitor’s e-mail program gets the written text', () => {
    const html = renderToString(<RequestForm {...requestFormFixtures['no e-mail service']} />);
    expect(html).toContain('action="mailto:care@hopehealth.example?subject=');
    expect(html).toContain('encType="text/plain"');
    expect(html).not.toContain('service_id');
  });
});

test('without script the form posts to the service itself, and explains the answer in advance', () => {
  document.body.innerHTML = renderToString(<RequestForm {...groupHealthCheck} />);
  const form = document.querySelector('form');
  expect([form?.action, form?.method, form?.enctype]).toEqual([
    'https://mail.example/api/v1.0/email/send-form',
    'post',
    'multipart/form-data',
  ]);
  expect(form?.noValidate).toBe(false);
  expect(document.querySelectorAll(':required')).toHaveLength(5);
  const hidden = Array.from(document.querySelectorAll<HTMLInputElement>('[type=hidden]'), ({ name }) => name);
  expect(hidden).toEqual(['lib_version', 'service_id', 'template_id', 'user_id', 'reference']);
  expect(new FormData(form ?? undefined).has('reference')).toBe(false);
  expect(document.querySelector('noscript')?.textContent).toMatch(
    inOrder(english('form.whatComes'), english('form.noNumber')),
  );
});

test('a reference number shown before the code loads stays the same', async () => {
  const number = () => document.querySelector('.plain-send .reference') as HTMLElement;
  const complaints = await open(groupHealthCheck, () => (number().textContent = 'HH-1234'));
  expect(number().textContent).toBe('HH-1234');
  expect(complaints).toEqual([]);
});
