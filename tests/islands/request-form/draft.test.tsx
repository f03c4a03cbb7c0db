import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { WORDS, box, button, date, fillIn, groupHealthCheck, hrefOf, open, success } from './open-form.tsx';
import { english } from '../english.ts';

describe('the typed text', () => {
  test('stays when the script of the form arrives', async () => {
    const complaints = await open(groupHealthCheck, () => {
      for (const typed of document.querySelectorAll<HTMLInputElement>('[name=name], [name=request]')) {
        typed.value = `typed early: ${typed.name}`;
      }
    });
    await expect.element(box('Name')).toHaveValue('typed early: name');
    await expect.element(box('Request')).toHaveValue('typed early: request');
    expect(hrefOf(english('contact.sms'))).toContain('typed early: request');
    expect(complaints).toEqual([]);
    // The draft has the early text too, so a reload brings the text back.
    await open();
    await expect.element(box('Name')).toHaveValue('typed early: name');
  });

  test('comes back after a reload without replacing newer text', async () => {
    await open();
    await fillIn();
    const reference = /[A-Z\d]{4}-[A-Z\d]{4}/.exec(hrefOf(english('contact.sms')))?.[0];
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

  test('is deleted when the visitor presses "Clear" and confirms', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await open();
    await fillIn();
    const before = /[A-Z\d]{4}-[A-Z\d]{4}/.exec(hrefOf(english('contact.sms')))?.[0];
    await button(english('form.clear')).click();
    await expect.element(box('Request')).toHaveValue('');
    await expect.element(page.getByRole('status').last()).toMatchTextContent(english('form.isEmpty'));
    expect(hrefOf(english('contact.sms'))).not.toContain('Ejisu');
    // The next request has its own reference number.
    expect(hrefOf(english('contact.sms'))).not.toContain(before);
    expect(hrefOf(english('contact.sms'))).toMatch(/[A-Z\d]{4}-[A-Z\d]{4}/);
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
    // Without storage, the draft is in the state of the history entry (browser-storage.ts).
    await open();
    await expect.element(box('Request')).toHaveValue(WORDS);
    await button('Send request').click();
    await expect.element(success()).toBeVisible();
  });
});
