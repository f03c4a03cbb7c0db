import '../../src/styles/global.css';
import type { ComponentType } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startListSearch } from '#components/booking/start-list-search.ts';
import { Picker } from '#islands/picker/Picker.tsx';
import { pickerFixtures } from '#islands/picker/picker.fixtures.tsx';
import { translateHtml } from '../support/in-page/change-html.ts';
import { showHtml } from './hydrate.tsx';
import { openPicker, option, plain, total } from './open-picker.tsx';
import { english } from './english.ts';
import { showIsland } from './start-island.ts';

const matches = (count: number) => english('pickerSearch.matches', { count, total: 4 });

/** Shows the price list with its search, as after the first use of the field. */
function openSearch(): HTMLElement {
  const { host } = openPicker(plain);
  startListSearch();
  return host;
}

test('a tick and a typed search stay when the code of the search and of the picker loads', async () => {
  openPicker(plain, (host) => {
    host.querySelector<HTMLInputElement>('#esr')?.click();
    const search = host.querySelector<HTMLInputElement>('#search');
    search?.focus();
    if (search) search.value = 'hep';
    startListSearch();
  });
  await expect.element(total()).toHaveTextContent(english('picker.total', { total: 'GH₵ 50.00' }));
  await expect.element(option('ESR')).toBeChecked();
  await expect.element(page.getByText(matches(1))).toBeVisible();
  await expect.element(option('Hepatitis B')).toBeInViewport();
});

test('a search counts the matches and hides no test', async () => {
  openSearch();
  const search = page.getByRole('searchbox');
  await search.fill('BLOOD');
  await expect.element(page.getByText(matches(1))).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(4);
  await page.getByRole('button', { name: english('pickerSearch.clearName') }).click();
  await expect.element(search).toHaveValue('');
  await expect.element(search).toHaveFocus();
  await expect.element(page.getByText(matches(1))).not.toBeInTheDocument();
});

test('a further letter changes no row that did not match and does not match', async () => {
  const host = openSearch();
  const search = page.getByRole('searchbox');
  await search.fill('hep');
  await expect.element(page.getByText(matches(1))).toBeVisible();
  const changed = new Set<string | undefined>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      changed.add((target as Element).closest('.row')?.querySelector('input')?.id);
  });
  observer.observe(host.querySelector('#choose') as Element, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  await search.fill('hepa');
  await expect.poll(() => [...changed]).toEqual([option('Hepatitis B').element().id]);
  observer.disconnect();
});

test('a patient who types another name of a test is told the main name', async () => {
  openSearch();
  await page.getByRole('searchbox').fill('hbsag');
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(english('pickerSearch.why', { name: 'Hepatitis B', other: 'HBsAg' }));
  await expect.element(option('Hepatitis B')).toBeInViewport();
  // The name is text, which a translator and "find in page" see.
  const other = page.getByText(english('pickerSearch.otherName', { other: 'HBsAg' }), { exact: true });
  await expect.element(other).toBeVisible();
  await page.getByRole('searchbox').fill('hemogramme');
  await expect.element(other).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent(
      `${matches(1)} ${english('pickerSearch.why', { name: 'Full Blood Count', other: 'hémogramme' })}`,
    );
});

test('a patient whose search finds nothing can ask us in a message', async () => {
  openSearch();
  await page.getByRole('searchbox').fill('hazetytis');
  const search = page.getByRole('search');
  await expect.element(search.getByText(english('pickerSearch.none'))).toBeVisible();
  const whatsapp = search
    .getByRole('link', { name: english('schedule.whatsapp') })
    .element() as HTMLAnchorElement;
  expect(new URL(whatsapp.href).searchParams.get('text')).toContain('hazetytis');
  // The search must not suggest a test whose name is only similar.
  expect(search.getByText('Hepatitis').elements()).toHaveLength(0);
  await page.getByRole('searchbox').fill('esr');
  await expect
    .element(search.getByRole('link', { name: english('schedule.whatsapp') }))
    .not.toBeInTheDocument();
});

test('Enter moves the focus from the search box to each match in turn', async () => {
  openSearch();
  // Enter must not open the second step. That step needs a ticked test, so one is ticked here.
  await option('Retro Screen').click();
  await page.getByRole('searchbox').fill('b');
  await expect.element(page.getByText(matches(2))).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Full Blood Count')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Hepatitis B')).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  await expect.element(option('Full Blood Count')).toHaveFocus();
  await expect.element(option('Hepatitis B')).toBeChecked();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  expect(location.search).toBe('');
});

test('a search scrolls to a match while the search box stays visible', async () => {
  const host = openSearch();
  // The tests are so far apart that the page must scroll.
  for (const fieldset of host.querySelectorAll('fieldset')) fieldset.style.marginBlock = '60rem';
  const search = page.getByRole('searchbox');
  await search.fill('retro');
  await expect.element(option('Retro Screen')).toBeInViewport();
  await expect.element(search).toBeInViewport();
  await expect.element(search).toHaveFocus();
  await search.fill('b');
  await expect.element(option('Full Blood Count')).toBeInViewport();
  await page.getByRole('button', { name: english('pickerSearch.nextMatch') }).click();
  await page.getByRole('button', { name: english('pickerSearch.nextMatch') }).click();
  await expect.element(option('Hepatitis B')).toBeInViewport();
  await expect.element(search).toBeInViewport();
});

test('a search that grows does not cover the match', async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(414, 896));
  const host = openSearch();
  for (const fieldset of host.querySelectorAll('fieldset')) fieldset.style.marginBlock = '60rem';
  await page.getByRole('searchbox').fill('retro');
  await expect.element(option('Retro Screen')).toBeInViewport();
  const form = host.querySelector('.picker-search');
  const line = document.createElement('p');
  line.style.blockSize = '6rem';
  form?.append(line);
  const label = option('Retro Screen').element().closest('label');
  await expect
    .poll(() => label?.getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(form?.getBoundingClientRect().bottom ?? NaN);
});

/** Puts the tests so far apart that the page must scroll, and notes each match to which the page scrolls. */
function watchScrolls(host: HTMLElement): string[] {
  for (const fieldset of host.querySelectorAll('fieldset')) fieldset.style.marginBlock = '60rem';
  const scrolledTo: string[] = [];
  for (const label of host.querySelectorAll<HTMLElement>('label.option'))
    label.scrollIntoView = () => scrolledTo.push(label.querySelector('input')?.id ?? '');
  return scrolledTo;
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 500));

test('the page scrolls to a match once, when the visitor stops typing', async () => {
  const scrolledTo = watchScrolls(openSearch());
  const search = page.getByRole('searchbox');
  await search.click();
  // The search of the test before scrolls too, because its form is gone.
  await rest();
  scrolledTo.length = 0;
  const field = search.element() as HTMLInputElement;
  for (const [typed, count] of [
    ['hep', 1],
    ['b', 2],
    ['esr', 1],
  ] as const) {
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // The marks and the number come with each key.
    expect(document.querySelectorAll('[data-match]')).toHaveLength(count);
    expect(page.getByText(matches(count)).elements()).toHaveLength(1);
  }
  expect(scrolledTo).toEqual([]);
  await rest();
  expect(scrolledTo).toEqual(['esr']);
  // A scroll under a finger would tick another test.
  await search.fill('blood');
  option('ESR')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await rest();
  expect(scrolledTo).toEqual(['esr']);
  await search.fill('retro');
  await userEvent.keyboard('{Tab}');
  await rest();
  expect(scrolledTo).toEqual(['esr']);
});

test('on a short screen, the view stays at the search, which is not sticky there', async () => {
  await page.viewport(360, 300);
  onTestFinished(() => page.viewport(414, 896));
  const scrolledTo = watchScrolls(openSearch());
  const search = page.getByRole('searchbox');
  await search.click();
  await rest();
  scrolledTo.length = 0;
  for (const typed of ['r', 'ret', 'retro']) {
    await search.fill(typed);
    await rest();
    await expect.element(search).toBeInViewport();
  }
  await expect.element(page.getByText(matches(1))).toBeInViewport();
  expect(scrolledTo).toEqual([]);
  await page.getByRole('button', { name: english('pickerSearch.nextMatch') }).click();
  await expect.element(option('Retro Screen')).toHaveFocus();
});

test('before the code loads, a patient who presses Enter stays on the page', async () => {
  const submitted: Event[] = [];
  const record = (event: Event) => submitted.push(event);
  showHtml(<Picker {...plain} />);
  addEventListener('submit', record);
  const address = location.href;
  for (const control of [option('ESR'), page.getByRole('searchbox')]) {
    (control.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }
  removeEventListener('submit', record);
  // Enter submits both forms, but the method "dialog" sends nothing.
  expect(submitted.map(({ target }) => (target as HTMLElement).className.split(' ')[0])).toEqual([
    'price-list',
    'picker-search',
  ]);
  expect(location.href).toBe(address);
});

test('on a page that a translator changed, a search finds a test by the clinic’s names and by the shown words', async () => {
  const { island, start } = showIsland(Picker as ComponentType<object>, pickerFixtures['without a calendar']);
  translateHtml();
  start();
  startListSearch();
  await expect.poll(() => island.querySelector('[data-hydrated]')).not.toBeNull();
  const shown = island.querySelector('label:has(#hepatitis-b) > span')?.textContent ?? '';
  expect(shown).not.toContain('Hepatitis');
  for (const typed of ['Hepatitis B', 'HBsAg', 'liver virus', shown]) {
    await page.getByRole('searchbox').fill(typed);
    await expect
      .poll(() => Array.from(island.querySelectorAll('[data-match=yes] input'), ({ id }) => id))
      .toEqual(['hepatitis-b']);
  }
});
