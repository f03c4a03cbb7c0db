import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RequestForm, type RequestFormProps } from '#islands/request-form/RequestForm.tsx';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import { tabStorage } from '#lib/request/browser-storage.ts';
import { english } from '../english.ts';
import { inOrder } from '../../support/look-up-words.ts';
import { hydrate, leave, showHtml } from '../hydrate.tsx';
import '../../../src/styles/global.css';

export const SUCCESS = 'Group Health Check Successfully Submitted!';
export const WORDS = 'Ejisu, 40 people ɛ ɔ 😀\n<b>"pressure"</b> & sugar';
export const groupHealthCheck = requestFormFixtures['group health check'];
export const answerOk = () => Promise.resolve(new Response('OK'));
export const fetching = vi.fn<typeof fetch>();

/**
 * Opens a page with the form and waits for hydration. A second call is like a reload. `beforeHydration` runs on the server's HTML.
 * Returns React's complaints.
 */
export async function open(
  props: RequestFormProps = groupHealthCheck,
  beforeHydration: () => void = () => undefined,
) {
  leave();
  const host = showHtml(<RequestForm {...props} />);
  beforeHydration();
  const complaints = hydrate(host, <RequestForm {...props} />);
  await expect.poll(() => host.querySelector('[data-hydrated]')).not.toBeNull();
  return complaints;
}

export const box = (label: string) => page.getByRole('textbox', { name: label });
export const date = () => page.getByLabelText('Date');
export const alert = () => page.getByRole('alert');
export const success = () => page.getByRole('heading', { name: SUCCESS });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
/** Matches a notice that contains the interface texts `failure.<key>`, in the order of the keys. */
export const saying = (...keys: string[]) => inOrder(...keys.map((key) => english(`failure.${key}`)));
/** The reference number in the notice. It has 9 characters, such as 7KQ4-XM9T. */
export const referenceOnScreen = () =>
  page
    .getByText(inOrder(english('form.reference', { number: '' })))
    .element()
    .textContent?.slice(-9);
export const hrefOf = (name: string) =>
  decodeURIComponent(page.getByRole('link', { name }).element().getAttribute('href') ?? '');

export function sentFields(): Record<string, unknown> {
  const body = fetching.mock.lastCall?.[1]?.body;
  return Object.fromEntries(body instanceof FormData ? body : []);
}

/** Fills in the required fields with example texts. `other` replaces some of these texts: each key is the label of a field. */
export async function fillIn(other: Record<string, string> = {}) {
  const values = {
    Name: 'Ama',
    Phone: '024 123 4567',
    Email: 'ama@example.org',
    Request: WORDS,
    ...other,
  };
  for (const [label, value] of Object.entries(values)) await box(label).fill(value);
  await date().fill('2099-01-05');
}

export async function send(other?: Record<string, string>) {
  await fillIn(other);
  await button('Send request').click();
}

// Runs for each test of the importing file.
beforeEach(() => {
  // A test without storage leaves its draft and pause in the state of the history. Only `tabStorage` removes them there.
  for (const key of ['draft', 'pause']) tabStorage().write(`${key}:group-health-check`, null);
  sessionStorage.clear();
  localStorage.clear();
  fetching.mockReset().mockImplementation(answerOk);
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
