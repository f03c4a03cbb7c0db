import '../../src/styles/global.css';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pickerFixtures } from '#islands/picker/picker.fixtures.tsx';
import { readStampedSelection, stampSelection } from '#lib/booking/selection.ts';
import { english } from './english.ts';
import { inOrder } from '../support/look-up-words.ts';
import { asPage } from './as-page.tsx';
import { openPicker, option, plain, showPicker } from './open-picker.tsx';

const notice = () => page.getByRole('group', { name: english('sharedLink.name') });

async function openPage(isHydrated: boolean, props = plain) {
  if (!isHydrated) return void showPicker(props);
  openPicker(props);
  await expect.poll(() => document.querySelector('[data-hydrated]')).not.toBeNull();
}

const openLink = (ids: string) => {
  location.hash = `chosen=${ids}`;
};

// A new fragment fires `popstate`, and keep-selection.ts then saves the ticks on the page. The next test must not get them.
afterEach(() => document.body.replaceChildren());

for (const isHydrated of [true, false]) {
  const when = isHydrated ? 'after hydration' : 'before hydration';

  test(`${when}, a shared link ticks its lab tests, even if the page is already open`, async () => {
    openLink('esr');
    await openPage(isHydrated);
    await expect.element(option('ESR')).toBeChecked();
    await expect.element(notice()).not.toBeInTheDocument();
    // With a test still ticked, the page would first ask the visitor.
    await option('ESR').click();
    openLink('hepatitis-b');
    await expect.element(option('Hepatitis B')).toBeChecked();
    expect(location.hash).toBe('');
  });

  test(`${when}, the page names the unavailable test of a shared link`, async () => {
    openLink('esr.d-dimer');
    await openPage(isHydrated, asPage(pickerFixtures['an unavailable test']));
    await expect.element(option('ESR')).toBeChecked();
    await expect.element(option('D-Dimer')).not.toBeChecked();
    await expect.element(option('D-Dimer')).toBeDisabled();
    await expect
      .element(notice().getByText(english('sharedLink.unavailable', { names: 'D-Dimer' }), { exact: false }))
      .toBeVisible();
    await expect
      .element(
        page.getByText(english('picker.unavailableUntil', { date: '1 December 2026' }), { exact: false }),
      )
      .toBeVisible();
  });

  test(`${when}, the page asks before a shared link changes the visitor’s ticks`, async () => {
    await openPage(isHydrated);
    await option('ESR').click();
    const question = inOrder(...english('sharedLink.asks').split(/{names}|{own}/));
    for (const [answer, tickedAfter] of [
      [english('sharedLink.keep'), ['esr']],
      [english('sharedLink.add'), ['esr', 'hepatitis-b']],
      [english('sharedLink.replace'), ['retro-screen-hiv']],
    ] as const) {
      openLink(answer === english('sharedLink.replace') ? 'retro-screen-hiv' : 'hepatitis-b');
      await expect.element(notice()).toHaveFocus();
      await expect.element(notice().getByText(question)).toBeVisible();
      (page.getByRole('button', { name: answer }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(notice()).toHaveFocus();
      await expect
        .element(notice().getByText(inOrder(...english('sharedLink.now').split('{names}'))))
        .toBeVisible();
      expect(Array.from(document.querySelectorAll('#choose :checked'), ({ id }) => id)).toEqual(tickedAfter);
    }
    expect(readStampedSelection(sessionStorage.getItem('chosen:fixture'))).toBe('retro-screen-hiv');
  });
}

test('the page asks before a shared link replaces the saved selection', async () => {
  sessionStorage.setItem('chosen:fixture', stampSelection('esr'));
  openLink('hepatitis-b');
  await openPage(true);
  await expect.element(page.getByRole('button', { name: english('sharedLink.keep') })).toBeVisible();
  await expect.element(option('ESR')).toBeChecked();
  await expect.element(option('Hepatitis B')).not.toBeChecked();
});

test('a shared link works even at an address such as //lab-services', async () => {
  const { origin } = location;
  history.replaceState(null, '', `${origin}//lab-services#chosen=esr`);
  await openPage(true);
  await expect.element(option('ESR')).toBeChecked();
  expect(location.href).toBe(`${origin}//lab-services`);
  await page.getByRole('link', { name: english('picker.next') }).click();
  await expect.element(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
  expect(location.href).toBe(`${origin}//lab-services?step=schedule`);
});

test('a hostile shared link adds no image to the page', async () => {
  openLink('esr.<img src=x onerror=alert(1)>.constructor');
  await openPage(true);
  await expect.element(option('ESR')).toBeChecked();
  // Two of the three ids in the link name no test.
  await expect
    .element(
      notice().getByText(`${english('sharedLink.missing', { count: 2 })} ${english('sharedLink.rest')}`),
    )
    .toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test.each([
  ['only an unknown test', 'nothing-like-this'],
  ['no test', ''],
])('if a shared link names %s, a notice says so', async (_, ids) => {
  openLink(ids);
  await openPage(true);
  await expect.element(notice().getByText(english('sharedLink.nothing'))).toBeVisible();
  expect(document.querySelectorAll('#choose :checked')).toHaveLength(0);
});
