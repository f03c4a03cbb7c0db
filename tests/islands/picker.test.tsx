import '../../src/styles/layers.css';
import '../../src/styles/global.css';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Picker } from '#islands/picker/Picker.tsx';
import { pickerFixtures } from '#islands/picker/picker.fixtures.ts';
import type { PickerProps } from '#islands/picker/words.ts';

let root: Root | undefined;

/** Puts the server's HTML on the page, lets the visitor act, then hydrates as the site does. */
function open(props: PickerProps, beforeHydration: (host: HTMLElement) => void = () => undefined) {
  const host = document.createElement('main');
  host.innerHTML = renderToString(<Picker {...props} />);
  document.body.replaceChildren(host);
  beforeHydration(host);
  const complaints: unknown[] = [];
  root = hydrateRoot(
    host,
    <StrictMode>
      <Picker {...props} />
    </StrictMode>,
    { onRecoverableError: (error) => complaints.push(error) },
  );
  return { host, complaints };
}

const option = (name: string) => page.getByRole('checkbox', { name, exact: false });
const total = () => page.getByText(/^Total = /);
const plain = pickerFixtures['without a calendar'];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});

afterEach(() => {
  root?.unmount();
});

test('a patient who ticks tests sees the sum of their prices and their names', async () => {
  const { complaints } = open(plain);
  await expect.element(total()).toHaveTextContent('Total = GH₵ 0.00');
  await option('Full Blood Count').click();
  await option('Retro Screen').click();
  await expect.element(total()).toHaveTextContent('Total = GH₵ 100.50');
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Full Blood Count');
  await option('Full Blood Count').click();
  await expect.element(total()).toHaveTextContent('Total = GH₵ 50.50');
  expect(complaints).toEqual([]);
});

test('a tick and a search made before the code arrives are kept by it', async () => {
  open(plain, (host) => {
    host.querySelector<HTMLInputElement>('#esr')?.click();
    const search = host.querySelector<HTMLInputElement>('#search');
    if (search) search.value = 'hep';
  });
  await expect.element(total()).toHaveTextContent('Total = GH₵ 50.00');
  await expect.element(option('ESR')).toBeChecked();
  await expect.element(page.getByText(/^1 of 4 match/)).toBeVisible();
});

test('searching hides nothing, says how many match, and Clear empties it', async () => {
  open(plain);
  const search = page.getByRole('searchbox');
  await search.fill('BLOOD');
  await expect.element(page.getByText('1 of 4 match. Nothing is hidden.')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(4);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(search).toHaveValue('');
  await expect.element(search).toHaveFocus();
  await expect.element(page.getByText(/of 4 match/)).not.toBeInTheDocument();
});

test('NEXT with nothing chosen says what is missing, until something is chosen', async () => {
  open(plain);
  await expect.element(total()).toHaveTextContent('Total = GH₵ 0.00');
  await page.getByRole('link', { name: 'NEXT' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please select at least one lab test');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await option('ESR').click();
  await expect.element(page.getByText('Please select at least one lab test')).not.toBeInTheDocument();
});

test('NEXT leads to the appointment step by keyboard, and the arrow back keeps the selection', async () => {
  open(plain);
  await expect.element(total()).toHaveTextContent('Total = GH₵ 0.00');
  (option('ESR').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  (page.getByRole('link', { name: 'NEXT' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Find an Appointment' })).toHaveFocus();
  expect(location.search).toBe('?step=schedule');
  await userEvent.keyboard('{Tab}');
  (page.getByRole('link', { name: 'Back to your selection', exact: false }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Lab Services' })).toHaveFocus();
  await expect.element(option('ESR')).toBeChecked();
});

test('messages carry the chosen names and the total; the address never does', async () => {
  open(plain);
  await option('Retro Screen').click();
  await page.getByRole('link', { name: 'NEXT' }).click();
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' }).element() as HTMLAnchorElement;
  expect(new URL(whatsapp.href).searchParams.get('text')).toContain('Retro Screen [HIV]: GH₵ 50.50');
  expect(location.href).not.toContain('retro');
});

test('a hostile shared link ticks nothing it should not, and says so', async () => {
  history.replaceState(null, '', '#chosen=esr.<img src=x onerror=alert(1)>.constructor');
  open(plain);
  await expect.element(option('ESR')).toBeChecked();
  await expect.element(page.getByText(/named 2 services that we do not have/)).toBeVisible();
  await expect.element(total()).toHaveTextContent('Total = GH₵ 50.00');
  expect(location.hash).toBe('');
});

test('a selection outlives the page in this tab, even where storage is forbidden', async () => {
  open(plain);
  await option('Hepatitis B').click();
  root?.unmount();
  sessionStorage.clear();
  open(plain);
  await expect.element(option('Hepatitis B')).toBeChecked();
});
