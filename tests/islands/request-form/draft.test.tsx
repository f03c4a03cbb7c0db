import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { WORDS, box, button, date, fillIn, groupHealthCheck, hrefOf, open, success } from './open-form.tsx';
import { english } from '../english.ts';

describe('the typed text', () => {
  test('is kept when the script of the form arrives, and is part of the SMS', async () => {
    const complaints = await open(groupHealthCheck, () => {
      for (const typed of document.querySelectorAll<HTMLInputElement>('[name=name], [name=request]')) {
        typed.value = `typed early: ${typed.name}`;
      }
    });
    await expect.element(box('Name')).toHaveValue('typed early: name');
    await expect.element(box('Request')).toHaveValue('typed early: request');
    expect(hrefOf(english('contact.sms'))).toContain('typed early: request');
    expect(complaints).toEqual([]);
    await open();
    await expect.element(box('Name')).toHaveValue('typed early: name');
  });

  test('comes back after a reload with its reference number, but does not replace newer text', async () => {
    await open();
    await fillIn();
    const reference = /HH-\w{4}-\w{4}/.exec(hrefOf(english('contact.sms')))?.[0];
    await open(groupHealthCheck, () => {
      const name = document.querySelector<HTMLInputElement>('[name=name]');
      if (name) name.value = 'Newer';
    });
    await expect.element(box('Name')).toHaveValue('Newer');
    await expect.element(box('Request')).toHaveValue(WORDS);
    await expect.element(date()).toHaveValue('2099-01-05');
    expect(hrefOf(english('contact.sms'))).toContain(reference);
  });

  test('stays when the visitor presses "Clear" but does not confirm', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(false);
    await open();
    await fillIn();
    await button(english('form.clear')).click();
    await expect.element(box('Request')).toHaveValue(WORDS);
    expect(hrefOf(english('contact.sms'))).toContain('Ejisu');
  });

  test('is deleted by the button "Clear", and the next request has a new reference number', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await open();
    await fillIn();
    const before = /HH-\w{4}-\w{4}/.exec(hrefOf(english('contact.sms')))?.[0];
    await button(english('form.clear')).click();
    await expect.element(box('Request')).toHaveValue('');
    await expect.element(page.getByRole('status').last()).toMatchTextContent(english('form.isEmpty'));
    expect(hrefOf(english('contact.sms'))).not.toContain('Ejisu');
    expect(hrefOf(english('contact.sms'))).not.toContain(before);
    expect(hrefOf(english('contact.sms'))).toMatch(/HH-\w{4}-\w{4}/);
    await open();
    await expect.element(box('Name')).toHaveValue('');
  });

  test('is kept and sent even if storage cannot be read or written', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
    }
    await open();
    await fillIn();
    await open();
    await expect.element(box('Request')).toHaveValue(WORDS);
    await button('Send request').click();
    await expect.element(success()).toBeVisible();
  });
});
