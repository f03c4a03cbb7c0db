import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  WORDS,
  alert,
  box,
  button,
  fetching,
  fillIn,
  open,
  referenceOnScreen,
  saying,
  send,
  sentFields,
  success,
} from './open-form.tsx';
import { english } from '../english.ts';

describe('a request', () => {
  test('contains every field and the reference number that the visitor sees', async () => {
    const complaints = await open();
    await send();
    await expect.element(success()).toHaveFocus();
    const [address, init] = fetching.mock.lastCall ?? [];
    expect(address).toBe('https://mail.example/api/v1.0/email/send-form');
    expect(init).toMatchObject({ method: 'POST' });
    expect(sentFields()).toEqual({
      name: 'Ama',
      organization: '',
      phone: '024 123 4567',
      email: 'ama@example.org',
      date: '2099-01-05',
      request: WORDS,
      reference: referenceOnScreen(),
      lib_version: expect.any(String) as string,
      service_id: 'service',
      template_id: 'template',
      user_id: 'public-key',
    });
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    expect(complaints).toEqual([]);
  });

  test('leaves no draft after it is sent', async () => {
    await open();
    await send();
    await expect.element(success()).toBeVisible();
    const first = sentFields()['reference'];
    await open();
    await expect.element(box('Name')).toHaveValue('');
    // The next request must wait a minute, and has its own reference number.
    await send();
    await expect.element(alert()).toMatchTextContent(saying('notSent', 'tooSoon'));
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(referenceOnScreen()).not.toBe(first);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await button(english('form.again')).click();
    await expect.element(success()).toBeVisible();
    expect(sentFields()['reference']).not.toBe(first);
  });

  test('cannot be changed or sent again while it is being sent', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetching.mockReturnValue(promise);
    await open();
    await send();
    await expect.element(button(english('form.loading'))).toBeDisabled();
    await expect.element(button(english('form.clear'))).toBeDisabled();
    await expect.element(box('Name')).toHaveAttribute('readonly');
    // The request must end before the next test begins.
    await expect.poll(() => fetching).toHaveBeenCalledTimes(1);
    resolve(new Response('OK'));
    await expect.element(success()).toBeVisible();
  });
});

test('a visitor who sends again within a minute sees a countdown', async () => {
  await open();
  await send();
  await expect.element(success()).toBeVisible();
  await open();
  await fillIn({ Request: 'And a second one' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await button('Send request').click();
  await expect.element(alert()).toMatchTextContent(saying('tooSoon'));
  await expect.element(page.getByText(english('form.waits'))).toBeVisible();
  const seconds = () => Number(/\d+/.exec(page.getByRole('timer').element().textContent ?? '')?.[0]);
  const before = seconds();
  expect(before).toBeGreaterThan(30);
  vi.advanceTimersByTime(20_000);
  // A little more time passes while Vitest waits.
  await expect.poll(() => seconds()).toBeLessThanOrEqual(before - 20);
  vi.advanceTimersByTime(40_000);
  await expect.element(page.getByText(english('form.pauseOver'))).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(box('Request')).toHaveValue('And a second one');
});
