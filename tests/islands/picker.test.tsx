import '../../src/styles/global.css';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Picker } from '#islands/picker/Picker.tsx';
import { pickerFixtures } from '#islands/picker/picker.fixtures.tsx';
import { readStampedSelection } from '#lib/booking/selection.ts';
import { hydrate, leave, showHtml } from './hydrate.tsx';
import { asPage } from './as-page.tsx';
import { openPicker, option, plain, showPicker, total } from './open-picker.tsx';
import { english } from './english.ts';

const about = (name: string) => page.getByText(`${english('picker.about')} ${name}`);

test('a patient sees the total price and the names of the ticked tests', async () => {
  const { complaints } = openPicker(plain);
  await option('Retro Screen').click();
  await option('Full Blood Count').click();
  await expect.element(total()).toHaveTextContent(english('picker.total', { total: 'GH₵ 100.50' }));
  // The names are in the order of the list, whatever the order of ticking.
  const names = page.getByRole('region', { name: english('picker.selected') }).getByRole('listitem');
  await expect.element(names.nth(0)).toHaveTextContent('Full Blood Count GH₵ 50.00');
  await expect.element(names.nth(1)).toHaveTextContent('Retro Screen [HIV] GH₵ 50.50');
  await option('Full Blood Count').click();
  await expect.element(total()).toHaveTextContent(english('picker.total', { total: 'GH₵ 50.50' }));
  expect(complaints).toEqual([]);
});

test('for screen readers, the total is a status named "Selected Services"', async () => {
  openPicker(plain);
  await option('ESR').click();
  const named = page.getByRole('status', { name: english('picker.selected') });
  await expect.element(named).toHaveTextContent(english('picker.total', { total: 'GH₵ 50.00' }));
});

test('NEXT says what is missing while the patient has chosen nothing', async () => {
  // The click comes before the code loads, and the code must not remove the alert.
  openPicker(plain, (host) => host.querySelector<HTMLElement>('.picker-next')?.click());
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please select at least one lab test');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await option('ESR').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['after the code loads', openPicker],
  ['before the code loads', showPicker],
] as const)('%s, NEXT and the back arrow keep a keyboard user’s selection', async (_when, open) => {
  open(plain);
  (option('ESR').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  (page.getByRole('link', { name: english('picker.next') }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: english('schedule.heading') })).toHaveFocus();
  expect(location.search).toBe('?step=schedule');
  await userEvent.keyboard('{Tab}');
  (page.getByRole('link', { name: english('schedule.back'), exact: false }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Lab Services' })).toHaveFocus();
  await expect.element(option('ESR')).toBeChecked();
});

test('a patient who opens "About" reads what the test is for', async () => {
  showHtml(<Picker {...plain} />);
  await about('Full Blood Count').click();
  await expect.element(page.getByText('Counts the cells of your blood.')).toBeVisible();
  await expect.element(page.getByText('FBC, CBC', { exact: false })).toBeVisible();
  await expect.element(option('Full Blood Count')).not.toBeChecked();
  // For this test we do not know that, so the patient reads "ask us".
  (about('Retro Screen [HIV]').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(english('picker.askUs'), { exact: true }).last()).toBeVisible();
});

test('a patient reads how to prepare for each chosen test, the warnings first', async () => {
  openPicker(plain);
  for (const name of ['Full Blood Count', 'ESR', 'Hepatitis B', 'Retro Screen']) await option(name).click();
  await page.getByRole('link', { name: english('picker.next') }).click();
  const before = page.getByRole('region', { name: english('picker.beforeYouCome') });
  await expect
    .poll(() =>
      before
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      'ESR – Ask us first if you take blood thinners.',
      'Hepatitis B – Do not eat for 8 hours. Water is fine.',
      `Retro Screen [HIV] – ${english('picker.askToPrepare')}`,
      `Full Blood Count – ${english('picker.nothingToDo')}`,
    ]);
  // The message is for the clinic, so nothing in it speaks to the patient.
  const sms = page.getByRole('link', { name: english('contact.sms') }).element() as HTMLAnchorElement;
  expect(decodeURIComponent(sms.href)).not.toContain('8 hours');
});

test('on a phone, the number of chosen tests links to the summary', async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(414, 896));
  openPicker(plain);
  for (const name of ['ESR', 'Hepatitis B']) await option(name).click();
  await page.getByRole('link', { name: english('picker.chosen', { count: 2 }) }).click();
  expect(location.hash).toBe('#selected-services');
});

test('messages have the same words before and after the picker’s code loads', async () => {
  const host = showHtml(<Picker {...plain} />);
  await option('Retro Screen').click();
  await option('ESR').click();
  const hrefs = () =>
    Array.from(host.querySelectorAll<HTMLAnchorElement>('.picker-contact-methods a'), ({ href }) =>
      decodeURIComponent(href),
    );
  // The links follow after the tick and the total.
  await expect.poll(() => hrefs()[0]).toContain('GHS 100.50');
  const early = hrefs();
  expect(early).toHaveLength(4);
  // The fourth link is a phone call.
  for (const message of early.slice(0, 3)) {
    expect(message).toContain(english('messages.chosen', { name: 'Retro Screen [HIV]', price: 'GHS 50.50' }));
    expect(message).toContain('Estimated total: GHS 100.50');
  }
  hydrate(host, <Picker {...plain} />);
  await expect.element(total()).toHaveTextContent(english('picker.total', { total: 'GH₵ 100.50' }));
  expect(hrefs()).toEqual(early);
});

test('"Clear selection" also removes the selection from storage and history', async () => {
  openPicker(plain);
  await option('ESR').click();
  await page.getByRole('button', { name: english('picker.clearSelection') }).click();
  await expect.element(total()).toHaveTextContent(english('picker.total', { total: 'GH₵ 0.00' }));
  await expect.element(option('ESR')).not.toBeChecked();
  await option('ESR').click();
  await expect.element(total()).toHaveTextContent(english('picker.total', { total: 'GH₵ 50.00' }));
  await page.getByRole('link', { name: english('picker.next') }).click();
  await page.getByRole('button', { name: english('picker.clearSelection') }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(Object.values(sessionStorage).join()).not.toContain('esr');
  expect(JSON.stringify(history.state)).not.toContain('esr');
});

test('the `<output>` with the total belongs to no form', () => {
  const { host } = openPicker(plain);
  // When a form is reset, Firefox and Safari replace the elements in its `<output>` with text. Chromium runs this
  // test and keeps the elements, so the test only checks that there is no form.
  expect(host.querySelector('output')?.form).toBeNull();
});

test('CANCEL clears the selection but keeps a copy for the button "Restore"', async () => {
  const { host } = openPicker(plain);
  await option('ESR').click();
  // Otherwise CANCEL would open /booking in place of this test.
  host.addEventListener('click', (event) => event.preventDefault());
  await page.getByRole('link', { name: english('picker.cancel') }).click();
  await expect.element(option('ESR')).not.toBeChecked();
  await expect.element(total()).toHaveTextContent(english('picker.total', { total: 'GH₵ 0.00' }));
  expect(JSON.stringify(history.state)).not.toContain('esr');
  expect(readStampedSelection(sessionStorage.getItem('chosen:fixture'))).toBe('');
  expect({ ...sessionStorage }).toMatchObject({ cancelled: 'fixture:esr' });
  // A patient who comes back to the price list needs no offer to restore the selection.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect({ ...sessionStorage }).not.toHaveProperty('cancelled');
});

test('the address of the second step opens the first step when nothing is chosen', async () => {
  history.replaceState(null, '', '?step=schedule');
  openPicker(plain);
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('the back arrow goes back in the browser’s history instead of adding to it', async () => {
  openPicker(plain);
  await option('ESR').click();
  const lengths: number[] = [];
  for (let times = 0; times < 2; times++) {
    await page.getByRole('link', { name: english('picker.next') }).click();
    await expect.element(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
    await page.getByRole('link', { name: english('schedule.back'), exact: false }).click();
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    lengths.push(history.length);
  }
  expect(new Set(lengths).size).toBe(1);
});

test('the calendar waits for a new click after a patient changes the selection', async () => {
  const { host } = openPicker(asPage(pickerFixtures['with a calendar']));
  const phase = () => host.querySelector('[data-phase]')?.getAttribute('data-phase');
  const click = () => page.getByRole('button', { name: /^BOOK LAB SERVICES/ }).click();
  await option('ESR').click();
  await page.getByRole('link', { name: english('picker.next') }).click();
  await expect.poll(phase).toBe('waiting');
  await click();
  await expect.poll(phase).not.toBe('waiting');
  history.back();
  // A changed selection removes the loaded calendar, so the patient must load it again.
  await option('Hepatitis B').click();
  history.forward();
  await expect.poll(phase).toBe('waiting');
});

function forbidStorage(): void {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  onTestFinished(() => storage.mockRestore());
}

test('where storage is forbidden, a patient who comes back finds the same selection', async () => {
  forbidStorage();
  openPicker(plain);
  await option('Hepatitis B').click();
  leave();
  openPicker(plain);
  await expect.element(option('Hepatitis B')).toBeChecked();
});

test('where storage is forbidden, a cleared selection is removed from the history', async () => {
  forbidStorage();
  const { host } = openPicker(plain);
  const isKept = () => JSON.stringify(history.state).includes('esr');
  await option('ESR').click();
  await expect.poll(isKept).toBe(true);
  await page.getByRole('button', { name: english('picker.clearSelection') }).click();
  await expect.poll(isKept).toBe(false);
  await option('ESR').click();
  await expect.poll(isKept).toBe(true);
  host.addEventListener('click', (event) => event.preventDefault());
  await page.getByRole('link', { name: english('picker.cancel') }).click();
  await expect.poll(isKept).toBe(false);
});

const clear = page.getByRole('button', { name: english('picker.clearSelection') });
const restore = page.getByRole('button', { name: english('picker.restore') });
const cleared = page.getByText(english('picker.cleared'));

describe('"Clear selection" by mistake', () => {
  let now = Date.now();
  const passTime = (ms: number) => (now += ms);

  beforeEach(() => {
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    return () => clock.mockRestore();
  });

  for (const where of ['is allowed', 'is forbidden'])
    test(`at step two, a patient brings the selection back by keyboard (storage ${where})`, async () => {
      if (where === 'is forbidden') forbidStorage();
      openPicker(plain);
      for (const name of ['ESR', 'Hepatitis B']) await option(name).click();
      await page.getByRole('link', { name: english('picker.next') }).click();
      (clear.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      // A screen reader reads what has the focus.
      await expect.element(cleared).toBeVisible();
      await expect.poll(() => document.activeElement?.id).toBe('cleared');
      await expect.element(page.getByText(english('picker.nothingSelected'))).toBeVisible();
      await expect.poll(() => document.querySelector('[data-selection=brief]')?.textContent).toBe('');
      passTime(1000);
      await userEvent.keyboard('{Tab}{Enter}');
      await expect.element(page.getByRole('heading', { name: english('picker.selected') })).toHaveFocus();
      await expect.element(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
      const names = page.getByRole('region', { name: english('picker.selected') }).getByRole('listitem');
      await expect.poll(() => names.elements().length).toBe(2);
      await expect.element(cleared).not.toBeInTheDocument();
      expect(location.search).toBe('?step=schedule');
    });

  test('a double press does not bring the selection back', async () => {
    openPicker(plain);
    await option('ESR').click();
    await expect.element(clear).toBeVisible();
    await clear.click();
    await restore.click();
    await expect.element(option('ESR')).not.toBeChecked();
    passTime(1000);
    await restore.click();
    await expect.element(option('ESR')).toBeChecked();
  });

  test('the way back ends with another tick, on another page, and after 30 minutes', async () => {
    openPicker(plain);
    const end = {
      tick: () => option('Hepatitis B').click(),
      leave: () => dispatchEvent(new PageTransitionEvent('pagehide')),
      wait: () => {
        passTime(31 * 60_000);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    };
    for (const act of Object.values(end)) {
      await option('ESR').click();
      await clear.click();
      await expect.element(cleared).toBeVisible();
      await act();
      await expect.element(cleared).not.toBeInTheDocument();
    }
  });
});

test('a patient can print what to know before the visit', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const { host } = openPicker(plain);
  await option('ESR').click();
  await page.getByRole('link', { name: english('picker.next') }).click();
  await expect.element(page.getByText(english('schedule.print'))).toBeVisible();
  host.querySelector<HTMLElement>('.picker-print')?.click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
});

test('a patient who acts faster than the browser paints a tick loses nothing', async () => {
  const { host } = openPicker(plain);
  const press = (selector: string) => host.querySelector<HTMLElement>(selector)?.click();
  const saved = () => readStampedSelection(sessionStorage.getItem('chosen:fixture'));
  // A page that is left or reloaded has what was ticked.
  press('#esr');
  press('#hepatitis-b');
  expect(saved()).toBe('esr.hepatitis-b');
  await expect.element(total()).toHaveTextContent(english('picker.total', { total: 'GH₵ 70.00' }));
  press('#hepatitis-b');
  press('.picker-next');
  expect(location.search).toBe('?step=schedule');
  await expect.poll(() => host.querySelector<HTMLElement>('#choose')?.dataset['names']).toBe('ESR');
  press('.picker-back');
  await expect.poll(() => location.search).toBe('');
  press('#esr');
  press('.picker-next');
  // What waited for the paint does not remove the request.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please select at least one lab test');
  press('#esr');
  press('[type=reset]');
  expect(saved()).toBe('');
});
