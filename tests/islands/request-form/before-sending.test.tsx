import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RequestForm } from '#islands/request-form/RequestForm.tsx';
import { TRAP_NAME } from '#islands/request-form/Field.tsx';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import {
  WORDS,
  alert,
  box,
  button,
  date,
  fetching,
  fillIn,
  groupHealthCheck,
  hrefOf,
  open,
  referenceOnScreen,
  saying,
  success,
} from './open-form.tsx';
import { english } from '../english.ts';
import { inOrder } from '../../support/look-up-words.ts';

describe('before anything is sent,', () => {
  test('an offline visitor reads why the form cannot send yet', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await fillIn();
    await expect.element(page.getByRole('status').last()).toMatchTextContent(english('form.isOffline'));
    await button(english('form.offlineButton', { label: 'Send request' })).click();
    await expect.element(alert()).toMatchTextContent(saying('notSent', 'offline'));
    expect(fetching).not.toHaveBeenCalled();
    // Once the visitor is online again, the form sends.
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await button(english('form.again')).click();
    await expect.element(success()).toBeVisible();
  });

  test('the form sends nothing if its hidden field has text', async () => {
    await open();
    await fillIn();
    // Only a program can fill in this field. A person whose browser did that reads our phone number.
    const trap = document.querySelector<HTMLInputElement>('[name=leave-this-empty]');
    if (trap) trap.value = 'https://spam.example';
    await button('Send request').click();
    await expect
      .element(alert())
      .toMatchTextContent(
        inOrder(
          english('failure.notSent'),
          english('failure.automatic'),
          english('failure.callUs', { phone: '+233 00 000 0000' }),
        ),
      );
    expect(fetching).not.toHaveBeenCalled();
  });

  test('the date field offers no day before today in Ghana', async () => {
    // In Ghana, it is still 21 November.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+02:00') });
    await open();
    await expect.element(date()).toHaveAttribute('min', '2026-11-21');
    // The built HTML has no earliest day, because the day of the build would become stale.
    expect(renderToString(<RequestForm {...groupHealthCheck} />)).not.toContain('min=');
  });

  test('the visitor reads beside the date that the clinic is closed then, and can still send', async () => {
    await open();
    await fillIn();
    const closed = page.getByText('Closed at Christmas');
    for (const day of ['2098-12-24', '2098-12-27']) {
      await date().fill(day);
      await expect.element(closed).not.toBeInTheDocument();
    }
    for (const day of ['2098-12-25', '2098-12-26']) {
      await date().fill(day);
      await expect.element(closed).toBeVisible();
      await expect.element(closed).toHaveRole('status');
    }
    await button('Send request').click();
    await expect.element(success()).toBeVisible();
  });

  test('the form suggests how to correct a mistyped e-mail address', async () => {
    await open();
    await box('Email').fill('ama@gmial.com');
    await userEvent.keyboard('{Tab}');
    await button('ama@gmail.com').click();
    await expect.element(box('Email')).toHaveValue('ama@gmail.com');
    await expect.element(box('Email')).toHaveFocus();
    expect(hrefOf(english('contact.whatsapp'))).toContain('ama@gmail.com');
  });
});

describe('if no e-mail service is configured,', () => {
  test('the form prepares a message that the visitor can send', async () => {
    await open(requestFormFixtures['no e-mail service']);
    await fillIn();
    await button(english('form.writeMessage')).click();
    await expect.element(alert()).toMatchTextContent(saying('ready', 'cannotSend'));
    await expect.element(alert()).toHaveFocus();
    expect(hrefOf(english('contact.email'))).toContain(WORDS);
    expect(button(english('form.again')).elements()).toHaveLength(0);
    expect(fetching).not.toHaveBeenCalled();
  });

  test('the prepared message shows again after a reload, without moving the focus', async () => {
    await open(requestFormFixtures['no e-mail service']);
    await fillIn();
    await button(english('form.writeMessage')).click();
    const reference = referenceOnScreen();
    await open(requestFormFixtures['no e-mail service']);
    await expect.element(alert()).toMatchTextContent(saying('ready', 'cannotSend'));
    expect(referenceOnScreen()).toBe(reference);
    expect(hrefOf(english('contact.email'))).toContain(WORDS);
    expect(document.activeElement).toBe(document.body);
    await button(english('form.writeMessage')).click();
    await expect.element(alert()).toHaveFocus();
  });

  test('the form without script opens the visitor’s e-mail program', () => {
    const html = renderToString(<RequestForm {...requestFormFixtures['no e-mail service']} />);
    expect(html).toContain('action="mailto:care@hopehealth.example?subject=');
    expect(html).toContain('encType="text/plain"');
    expect(html).not.toContain('service_id');
    expect(html).not.toContain(TRAP_NAME);
    // Such a form sends nothing, so nothing waits on the device.
    expect(html).toContain(english('form.staysInTab'));
    expect(html).not.toContain(english('form.waitsIfUnsent'));
  });
});

test('hydration does not change a reference number already on the page', async () => {
  // keep-draft.ts writes the number here if the visitor presses the button before hydration.
  const findReference = () => document.querySelector('.plain-send .reference') as HTMLElement;
  const complaints = await open(groupHealthCheck, () => (findReference().textContent = '1234'));
  expect(findReference().textContent).toBe('1234');
  expect(complaints).toEqual([]);
});
