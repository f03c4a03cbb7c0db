import '../../src/styles/global.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#components/booking/follow-sets.ts';
import { readStampedSelection } from '#lib/booking/selection.ts';
import { restoreSelection } from '#components/booking/keep-selection.ts';
import { pickerFixtures } from '#islands/picker/picker.fixtures.tsx';
import { asPage } from './as-page.tsx';
import { english } from './english.ts';
import { openPicker, option, showPicker, total } from './open-picker.tsx';

const withSet = asPage(pickerFixtures['a set of tests']);
const set = () => option('Before school');
const forTwo = () => option('Before marriage');
const sum = (text: string) => english('picker.total', { total: `GH₵ ${text}` });
const sms = () => page.getByRole('link', { name: english('contact.sms') }).first();
const message = () => decodeURIComponent((sms().element() as HTMLAnchorElement).href);
const next = () => page.getByRole('link', { name: english('picker.next') });

/** Shows the picker as if its page had just loaded: follow-sets.ts enables the sets and removes "at most". */
function enableSets(host: HTMLElement): void {
  for (const box of host.querySelectorAll<HTMLInputElement>('[data-tests]')) box.disabled = false;
  host.querySelector('.at-most')?.remove();
}
const showWithSets = (props = withSet) => enableSets(showPicker(props));
const openWithSets = (props = withSet) => void openPicker(props, enableSets);

describe.each([
  ['after the code loads', openWithSets],
  ['before the code loads', showWithSets],
] as const)('%s, a patient who chooses a set of tests', (_when, open) => {
  test('sees all tests of the set ticked, and the price of the set', async () => {
    open();
    await set().click();
    await expect.element(option('Full Blood Count')).toBeChecked();
    await expect.element(option('Hepatitis B')).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('60.00'));
    await option('ESR').click();
    await expect.element(total()).toHaveTextContent(sum('110.00'));
    const asSet = english('picker.asSet', { price: 'GH₵\u00a060.00', sum: 'GH₵\u00a070.00' });
    await expect.element(page.getByText(asSet, { exact: false })).toBeVisible();
  });

  test('gets the price of the set also by ticking its tests', async () => {
    open();
    await option('Full Blood Count').click();
    await expect.element(set()).not.toBeChecked();
    await option('Hepatitis B').click();
    await expect.element(set()).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('60.00'));
  });

  test('can untick one test of the set and keep the others', async () => {
    open();
    (set().element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    (option('Hepatitis B').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(set()).not.toBeChecked();
    await expect.element(option('Full Blood Count')).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('50.00'));
  });

  test('unticks all tests of the set by unticking the set', async () => {
    open();
    await set().click();
    await set().click();
    await expect.element(option('Full Blood Count')).not.toBeChecked();
    await expect.element(option('Hepatitis B')).not.toBeChecked();
  });

  test('keeps the tests that another ticked set needs', async () => {
    open();
    await set().click();
    await forTwo().click();
    // One person: Before school and Retro Screen. The other: the set for two, once.
    await expect.element(total()).toHaveTextContent(sum('175.50'));
    await set().click();
    await expect.element(option('Full Blood Count')).not.toBeChecked();
    await expect.element(option('Hepatitis B')).toBeChecked();
    await expect.element(forTwo()).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('130.00'));
  });

  test('keeps a test of the set that the patient had ticked before', async () => {
    open();
    await option('Full Blood Count').click();
    await set().click();
    await set().click();
    await expect.element(option('Full Blood Count')).toBeChecked();
    await expect.element(option('Hepatitis B')).not.toBeChecked();
  });

  test('keeps no test that only an unticked set had ticked, even if it completed another set', async () => {
    open();
    await forTwo().click();
    await option('Full Blood Count').click();
    await expect.element(set()).toBeChecked();
    await forTwo().click();
    await expect.element(option('Hepatitis B')).not.toBeChecked();
    await expect.element(option('Full Blood Count')).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('50.00'));
  });

  test('unticks all tests of a set that its tests completed, by unticking the set', async () => {
    open();
    await option('Full Blood Count').click();
    await option('Hepatitis B').click();
    await set().click();
    await expect.element(option('Full Blood Count')).not.toBeChecked();
    await expect.element(option('Hepatitis B')).not.toBeChecked();
  });

  test('keeps a test that another set needs after both sets were completed by hand', async () => {
    open();
    // Now both sets are for one person.
    delete (forTwo().element() as HTMLElement).dataset['people'];
    await set().click();
    await forTwo().click();
    await option('Hepatitis B').click();
    await option('Hepatitis B').click();
    await set().click();
    await expect.element(option('Full Blood Count')).not.toBeChecked();
    await expect.element(option('Hepatitis B')).toBeChecked();
    await expect.element(forTwo()).toBeChecked();
  });

  test('says how many people have a set for two if one of them has another set', async () => {
    open();
    await set().click();
    await forTwo().click();
    await next().click();
    expect(message()).toContain('1 x Before marriage');
  });

  test('gets no test back that was cleared', async () => {
    open();
    await option('Full Blood Count').click();
    await page
      .getByRole('button', { name: english('picker.clearSelection') })
      .first()
      .click();
    await set().click();
    await set().click();
    await expect.element(option('Full Blood Count')).not.toBeChecked();
  });

  test('keeps the rest of a set after unticking one of its tests', async () => {
    open();
    await set().click();
    await option('Full Blood Count').click();
    await forTwo().click();
    await forTwo().click();
    await expect.element(option('Hepatitis B')).toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('20.00'));
  });

  test('pays for two with a set for two, and for one with its tests', async () => {
    open();
    await option('Hepatitis B').click();
    await option('Retro Screen').click();
    await expect.element(forTwo()).not.toBeChecked();
    await expect.element(total()).toHaveTextContent(sum('65.00'));
    await forTwo().click();
    await expect.element(total()).toHaveTextContent(sum('130.00'));
    await next().click();
    expect(message()).toContain('2 x Before marriage');
    expect(readStampedSelection(sessionStorage.getItem('chosen:fixture'))).toBe('before-marriage');
  });

  test('has an SMS ready that names each test of the set once', async () => {
    open();
    await set().click();
    await next().click();
    const name = 'Before school (Full Blood Count, Hepatitis B)';
    expect(message()).toContain(english('messages.chosen', { name, price: 'GHS 60' }));
    expect(message().match(/Hepatitis B/g)).toHaveLength(1);
    expect(message()).toContain('GHS 60');
  });
});

test('the question about a shared link for two people names the set, because its tests are for one person', async () => {
  showWithSets();
  await set().click();
  history.replaceState(null, '', '#chosen=before-marriage');
  restoreSelection();
  const names = { names: 'Before marriage', own: 'Full Blood Count, Hepatitis B' };
  await expect.element(page.getByText(english('sharedLink.asks', names), { exact: false })).toBeVisible();
});

// Links and selections of earlier versions of the site name sets.
test('a shared link with a set ticks the tests of that set', async () => {
  history.replaceState(null, '', '#chosen=before-school');
  showWithSets();
  restoreSelection();
  await expect.element(option('Hepatitis B')).toBeChecked();
  await expect.element(total()).toHaveTextContent(sum('60.00'));
});

describe.each([
  ['after the code loads', openPicker],
  ['before the code loads', showPicker],
] as const)('%s, a patient at the second step', (_when, open) => {
  test('reads when the results of all chosen tests will be ready', async () => {
    open(withSet);
    await option('Full Blood Count').click();
    await option('Hepatitis B').click();
    await next().click();
    const when = { when: 'after 2 to 3 days' };
    await expect.element(page.getByText(english('schedule.lastResult', when))).toBeVisible();
  });

  test('reads “Ask us” if the time of one result is unknown', async () => {
    open(withSet);
    await option('Full Blood Count').click();
    await option('ESR').click();
    await next().click();
    await expect.element(page.getByText(english('schedule.askWhen'))).toBeVisible();
  });
});
