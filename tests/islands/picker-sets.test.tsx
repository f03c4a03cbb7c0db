import '../../src/styles/global.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#components/booking/follow-sets.ts';
import { restoreSelection } from '#components/booking/keep-selection.ts';
import { pickerFixtures } from '#islands/picker/picker.fixtures.tsx';
import { asPage } from './as-page.tsx';
import { english } from './english.ts';
import { openPicker, option, showPicker, total } from './open-picker.tsx';

const withSet = asPage(pickerFixtures['a set of tests']);
const set = () => option('Before school');
const sum = (text: string) => english('picker.total', { total: `GH₵ ${text}` });
const sms = () => page.getByRole('link', { name: english('contact.sms') }).first();
const message = () => decodeURIComponent((sms().element() as HTMLAnchorElement).href);

describe.each([
  ['after the code loads', openPicker],
  ['before the code loads', showPicker],
] as const)('%s, a patient who chooses a set of tests', (_when, open) => {
  test('sees all tests of the set ticked, and one price for the set', async () => {
    open(withSet);
    await set().click();
    await expect.element(option('Full Blood Count')).toBeChecked();
    await expect.element(option('Hepatitis B')).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('60.00'));
    await option('ESR').click();
    await expect.element(total()).toHaveTextContent(sum('110.00'));
    const saves = english('picker.saves', { sum: 'GH₵\u00a070.00', saved: 'GH₵\u00a010.00' });
    await expect.element(page.getByText(saves, { exact: false })).toBeVisible();
  });

  test('can untick one test of the set and keep the others', async () => {
    open(withSet);
    (set().element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    (option('Hepatitis B').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(set()).not.toBeChecked();
    await expect.element(option('Full Blood Count')).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('50.00'));
  });

  test('unticks all tests of the set by unticking the set', async () => {
    open(withSet);
    await set().click();
    await set().click();
    await expect.element(option('Full Blood Count')).not.toBeChecked();
    await expect.element(option('Hepatitis B')).not.toBeChecked();
  });

  test('has an SMS ready that names each test of the set once', async () => {
    open(withSet);
    await set().click();
    await page.getByRole('link', { name: english('picker.next') }).click();
    const name = 'Before school (Full Blood Count, Hepatitis B)';
    expect(message()).toContain(english('messages.chosen', { name, price: 'GHS 60' }));
    expect(message().match(/Hepatitis B/g)).toHaveLength(1);
    expect(message()).toContain('GHS 60');
  });
});

test('a shared link with a set ticks the tests of that set', async () => {
  history.replaceState(null, '', '#chosen=before-school');
  showPicker(withSet);
  restoreSelection();
  await expect.element(option('Hepatitis B')).toBeChecked();
  await expect.element(total()).toHaveTextContent(sum('60.00'));
});

describe.each([
  ['after the code loads', openPicker],
  ['before the code loads', showPicker],
] as const)('%s, a patient at the second step', (_when, open) => {
  const next = () => page.getByRole('link', { name: english('picker.next') });

  test('reads when the results of all chosen tests will be ready', async () => {
    open(withSet);
    await option('Full Blood Count').click();
    await option('Hepatitis B').click();
    await next().click();
    const when = { when: 'after 2 to 3 days' };
    await expect.element(page.getByText(english('schedule.lastResult', when))).toBeVisible();
    // The booking message says this too.
    expect(message()).toContain(english('messages.lastResult', when));
  });

  test('reads “Ask us” if the time of one result is unknown', async () => {
    open(withSet);
    await option('Full Blood Count').click();
    await option('ESR').click();
    await next().click();
    await expect.element(page.getByText(english('schedule.askWhen'))).toBeVisible();
    expect(message()).not.toContain(english('messages.lastResult', { when: 'the same day' }));
  });
});
