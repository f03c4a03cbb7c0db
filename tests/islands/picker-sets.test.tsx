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
] as const)('a patient who chooses a set of tests, %s,', (_when, open) => {
  test('sees its tests ticked, the price of the set, and what it saves', async () => {
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

  test('keeps the other tests after unticking one of the set by keyboard', async () => {
    open(withSet);
    (set().element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    (option('Hepatitis B').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(set()).not.toBeChecked();
    await expect.element(option('Full Blood Count')).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('50.00'));
  });

  test('sees none of its tests ticked after unticking the set', async () => {
    open(withSet);
    await set().click();
    await set().click();
    await expect.element(option('Full Blood Count')).not.toBeChecked();
    await expect.element(option('Hepatitis B')).not.toBeChecked();
  });

  test('has an SMS ready that names the set with its tests, and no test twice', async () => {
    open(withSet);
    await set().click();
    await page.getByRole('link', { name: english('picker.next') }).click();
    const name = 'Before school (Full Blood Count, Hepatitis B)';
    expect(message()).toContain(english('messages.chosen', { name, price: 'GHS 60' }));
    expect(message().match(/Hepatitis B/g)).toHaveLength(1);
    expect(message()).toContain('GHS 60');
  });
});

test('a shared link that names a set ticks its tests', async () => {
  history.replaceState(null, '', '#chosen=before-school');
  showPicker(withSet);
  restoreSelection();
  await expect.element(option('Hepatitis B')).toBeChecked();
  await expect.element(total()).toHaveTextContent(sum('60.00'));
});

describe.each([
  ['after the code loads', openPicker],
  ['before the code loads', showPicker],
] as const)('at the second step, %s,', (_when, open) => {
  const next = () => page.getByRole('link', { name: english('picker.next') });

  test('a patient reads when the last result is ready, and the booking message says it too', async () => {
    open(withSet);
    await option('Full Blood Count').click();
    await option('Hepatitis B').click();
    await next().click();
    const when = { when: 'after 2 to 3 days' };
    await expect.element(page.getByText(english('schedule.lastResult', when))).toBeVisible();
    expect(message()).toContain(english('messages.lastResult', when));
  });

  test('a patient is told to ask us if we do not know when one of the results is ready', async () => {
    open(withSet);
    await option('Full Blood Count').click();
    await option('ESR').click();
    await next().click();
    await expect.element(page.getByText(english('schedule.askWhen'))).toBeVisible();
    expect(message()).not.toContain(english('messages.lastResult', { when: 'the same day' }));
  });
});
