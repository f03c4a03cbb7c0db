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

  test('the form without script opens the visitor’s e-mail program', () => {
    const html = renderToString(<RequestForm {...requestFormFixtures['no e-mail service']} />);
    expect(html).toContain('action="mailto:care@hopehealth.example?subject=');
    expect(html).toContain('encType="text/plain"');
    expect(html).not.toContain('service_id');
  });
});

test('hydration does not change a reference number already on the page', async () => {
  // keep-draft.ts writes the number here if the visitor presses the button before hydration.
  const findReference = () => document.querySelector('.plain-send .reference') as HTMLElement;
  const complaints = await open(groupHealthCheck, () => (findReference().textContent = 'HH-1234'));
  expect(findReference().textContent).toBe('HH-1234');
  expect(complaints).toEqual([]);
});
