import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RequestForm } from '#islands/request-form/RequestForm.tsx';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import type { RequestFormProps } from '#islands/request-form/request-form-props.ts';
import { tabStore } from '#islands/request-form/tab-store.ts';
import '../../src/styles/global.css';

const SUCCESS = 'Group Health Check Successfully Submitted!';
const WORDS = 'Ejisu, 40 people ɛ ɔ 😀\n<b>"pressure"</b> & sugar';
const groupHealthCheck = requestFormFixtures['group health check'];
const answerOk = () => Promise.resolve(new Response('OK'));
const fetching = vi.fn<typeof fetch>();
let root: Root | undefined;

/** Puts the server's HTML on the page, lets the visitor act, then hydrates as the site does, until it is live. */
async function open(
  props: RequestFormProps = groupHealthCheck,
  beforeHydration: () => void = () => undefined,
) {
  root?.unmount();
  const host = document.createElement('main');
  host.innerHTML = renderToString(<RequestForm {...props} />);
  document.body.replaceChildren(host);
  beforeHydration();
  const complaints: unknown[] = [];
  root = hydrateRoot(
    host,
    <StrictMode>
      <RequestForm {...props} />
    </StrictMode>,
    { onRecoverableError: (error) => complaints.push(error) },
  );
  await expect.poll(() => host.querySelector('[data-live]')).not.toBeNull();
  return complaints;
}

const box = (label: string) => page.getByRole('textbox', { name: label });
const date = () => page.getByLabelText('Date');
const alert = () => page.getByRole('alert');
const success = () => page.getByRole('heading', { name: SUCCESS });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const referenceOnScreen = () =>
  page
    .getByText(/Your reference number/)
    .element()
    .textContent?.slice(-12);
const hrefOf = (name: string) =>
  decodeURIComponent(page.getByRole('link', { name }).element().getAttribute('href') ?? '');

function sentFields(): Record<string, unknown> {
  const body = fetching.mock.lastCall?.[1]?.body;
  return Object.fromEntries(body instanceof FormData ? body : []);
}

/** Fills in what is required, except for what a test writes itself. */
async function fillIn(other: Record<string, string> = {}) {
  const values = {
    Name: 'Ama',
    Phone: '024 123 4567',
    'E-mail': 'ama@example.org',
    Request: WORDS,
    ...other,
  };
  for (const [label, value] of Object.entries(values)) await box(label).fill(value);
  await date().fill('2099-01-05');
}

async function send(other?: Record<string, string>) {
  await fillIn(other);
  await button('Send request').click();
}

beforeEach(() => {
  for (const key of ['draft', 'pause']) tabStore().write(`${key}:group-health-check`, null);
  sessionStorage.clear();
  localStorage.clear();
  fetching.mockReset().mockImplementation(answerOk);
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  root?.unmount();
  root = undefined;
});

describe('a request that arrives', () => {
  test('is confirmed word for word, with the reference number that was sent', async () => {
    const complaints = await open();
    await send();
    await expect.element(success()).toHaveFocus();
    const [address, init] = fetching.mock.lastCall ?? [];
    expect(address).toBe('https://mail.example/api/v1.0/email/send-form');
    // What another place answers is not the answer of the service.
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(sentFields()).toEqual({
      name: 'Ama',
      organization: '',
      phone: '024 123 4567',
      email: 'ama@example.org',
      date: '2099-01-05',
      request: WORDS,
      reference: referenceOnScreen(),
      lib_version: expect.any(String) as string,
      service_id: 'service',
      template_id: 'template',
      user_id: 'public-key',
    });
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    expect(complaints).toEqual([]);
  });

  test('is sent once, however often the button is pressed', async () => {
    await open();
    await fillIn();
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    await expect.element(success()).toBeVisible();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('leaves no draft behind, and the next one has its own number and a short pause before it', async () => {
    await open();
    await send();
    await expect.element(success()).toBeVisible();
    const first = sentFields()['reference'];
    await open();
    await expect.element(box('Name')).toHaveValue('');
    await send();
    await expect.element(alert()).toMatchTextContent(/not sent.*short pause/);
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(referenceOnScreen()).not.toBe(first);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await button('Try again').click();
    await expect.element(success()).toBeVisible();
    expect(sentFields()['reference']).not.toBe(first);
  });

  test('while it is under way: says Loading, is disabled, and cannot be changed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetching.mockReturnValue(promise);
    await open();
    await send();
    await expect.element(button('Loading')).toBeDisabled();
    await expect.element(button('Clear the form')).toBeDisabled();
    await expect.element(box('Name')).toHaveAttribute('readonly');
    // No test leaves a send to the next one.
    await expect.poll(() => fetching).toHaveBeenCalledTimes(1);
    resolve(new Response('OK'));
    await expect.element(success()).toBeVisible();
  });
});

const page200 = () => new Response('<!doctype html><p>Sign in to this Wi-Fi</p>');
describe.each([
  [
    'the service has a fault',
    () => new Response('Internal Server Error', { status: 500 }),
    /not sent.*not working/,
  ],
  [
    'there are too many',
    () => new Response('Too many', { status: 429 }),
    /not sent.*Too many.*after the pause/,
  ],
  [
    'the keys are wrong',
    () => new Response('The Public Key is invalid', { status: 400 }),
    /not sent.*refused it/,
  ],
  ['a captive portal answers', page200, /not sent.*Another page answered/],
  ['the service leads elsewhere', () => Response.error(), /not sent.*Another page answered/],
  ['a byte order mark stands before OK', () => new Response('\uFEFFOK'), /not sent.*Another page answered/],
  ['the text is not exactly OK', () => new Response('OK\n'), /not sent.*Another page answered/],
  [
    'the connection breaks',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /may not have been sent.*connection broke/,
  ],
] as [string, () => Response | Promise<Response>, RegExp][])('when %s', (_case, answer, words) => {
  test('that is said, nothing is lost, and another try carries the same number', async () => {
    fetching.mockImplementation(() => Promise.resolve(answer()));
    await open();
    await send();
    await expect.element(alert()).toMatchTextContent(words);
    await expect.element(alert()).toHaveFocus();
    expect(page.getByText(SUCCESS).elements()).toHaveLength(0);
    await expect.element(box('Request')).toHaveValue(WORDS);
    const reference = sentFields()['reference'];
    expect(referenceOnScreen()).toBe(reference);
    for (const name of ['WhatsApp', 'SMS', 'E-mail']) {
      expect(hrefOf(name)).toContain(WORDS);
      expect(hrefOf(name)).toContain(reference);
    }
    expect(hrefOf('Call +233 00 000 0000')).toBe('tel:+233000000000');

    fetching.mockImplementation(answerOk);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    await button('Try again').click();
    await expect.element(success()).toHaveFocus();
    expect(sentFields()['reference']).toBe(reference);
    expect(fetching).toHaveBeenCalledTimes(2);
  });
});

test('who sends a second request within a minute sees the seconds go by, and is told when they are over', async () => {
  await open();
  await send();
  await expect.element(success()).toBeVisible();
  await open();
  await fillIn({ Request: 'And a second one' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await button('Send request').click();
  await expect.element(alert()).toMatchTextContent('short pause');
  await expect.element(page.getByText('It waits on this device, for up to 7 days.')).toBeVisible();
  const seconds = () => Number(/\d+/.exec(page.getByRole('timer').element().textContent ?? '')?.[0]);
  const before = seconds();
  expect(before).toBeGreaterThan(30);
  vi.advanceTimersByTime(20_000);
  await expect.poll(() => seconds()).toBe(before - 20);
  vi.advanceTimersByTime(40_000);
  await expect.element(page.getByText('The pause is over. You can press Try again.')).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(box('Request')).toHaveValue('And a second one');
});

describe('a slow answer', () => {
  test('is waited for: nothing is claimed, no second send starts, and a late OK still counts', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetching.mockReturnValue(promise);
    await open();
    await fillIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await button('Send request').click();
    await expect.poll(() => fetching).toHaveBeenCalled();
    vi.advanceTimersByTime(19_000);
    await expect.element(button('Loading')).toBeDisabled();
    expect(alert().elements()).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    await expect.element(alert()).toMatchTextContent(/taking long.*do not know whether/);
    await expect.element(alert()).toHaveFocus();
    expect(hrefOf('WhatsApp')).toContain(referenceOnScreen());
    document.querySelector('form')?.requestSubmit();
    resolve(new Response('OK'));
    await expect.element(success()).toHaveFocus();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('that turns out to be none is said to be none', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    fetching.mockReturnValue(promise);
    await open();
    await fillIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await button('Send request').click();
    await expect.poll(() => fetching).toHaveBeenCalled();
    vi.advanceTimersByTime(20_000);
    await expect.element(alert()).toMatchTextContent('taking long');
    reject(new TypeError('Failed to fetch'));
    await expect.element(alert()).toMatchTextContent(/may not have been sent.*connection broke/);
    await expect.element(button('Try again')).toBeEnabled();
  });
});

describe('before anything is sent', () => {
  test('being offline is noticed, said on the button, and the draft waits', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await fillIn();
    await expect.element(page.getByRole('status').last()).toMatchTextContent('You are offline');
    await button('Send request (you are offline)').click();
    await expect.element(alert()).toMatchTextContent(/not sent.*You were offline/);
    expect(fetching).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await button('Try again').click();
    await expect.element(success()).toBeVisible();
  });

  test('a filled-in hidden box stops it, and says so with the telephone number', async () => {
    await open();
    await fillIn();
    const trap = document.querySelector<HTMLInputElement>('[name=leave-this-empty]');
    if (trap) trap.value = 'https://spam.example';
    await button('Send request').click();
    await expect
      .element(alert())
      .toMatchTextContent(/not sent.*made by a program.*call us on \+233 00 000 0000/);
    expect(fetching).not.toHaveBeenCalled();
  });

  test('what is missing is listed, linked to its box and said at the box', async () => {
    await open();
    await date().fill('2020-01-01');
    await box('Phone').fill('024');
    await button('Send request').click();
    await expect.element(alert()).toHaveFocus();
    expect(
      page
        .getByRole('listitem')
        .elements()
        .slice(0, 5)
        .map((item) => item.textContent),
    ).toEqual([
      'Please write your name.',
      expect.stringContaining('Please check the phone number.'),
      'Please write your e-mail address.',
      expect.stringContaining('This date has passed.'),
      'Please tell us what you would like.',
    ]);
    await page.getByRole('link', { name: 'Please write your name.' }).click();
    await expect.element(box('Name')).toHaveFocus();
    await expect.element(box('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box('Name')).toHaveAccessibleDescription('Please write your name.');
    await expect.element(box('Organization (optional)')).not.toHaveAttribute('aria-invalid');
    expect(fetching).not.toHaveBeenCalled();
  });

  test('the calendar opens on Ghana’s day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+02:00') });
    await open();
    await expect.element(date()).toHaveAttribute('min', '2026-11-21');
    expect(renderToString(<RequestForm {...groupHealthCheck} />)).not.toContain('min=');
  });

  test('a mistyped mail provider is asked about, and a press puts it right', async () => {
    await open();
    await box('E-mail').fill('ama@gmial.com');
    await userEvent.keyboard('{Tab}');
    await button('ama@gmail.com').click();
    await expect.element(box('E-mail')).toHaveValue('ama@gmail.com');
    await expect.element(box('E-mail')).toHaveFocus();
    expect(hrefOf('WhatsApp')).toContain('ama@gmail.com');
  });
});

describe('what is typed', () => {
  test('before the code arrives is kept, and reaches the messages', async () => {
    const complaints = await open(groupHealthCheck, () => {
      for (const typed of document.querySelectorAll<HTMLInputElement>('[name=name], [name=request]')) {
        typed.value = `typed early: ${typed.name}`;
      }
    });
    await expect.element(box('Name')).toHaveValue('typed early: name');
    await expect.element(box('Request')).toHaveValue('typed early: request');
    expect(hrefOf('SMS')).toContain('typed early: request');
    expect(complaints).toEqual([]);
    await open();
    await expect.element(box('Name')).toHaveValue('typed early: name');
  });

  test('comes back after a reload with its reference number, but never over newer words', async () => {
    await open();
    await fillIn();
    const reference = /HH-\w{4}-\w{4}/.exec(hrefOf('SMS'))?.[0];
    await open(groupHealthCheck, () => {
      const name = document.querySelector<HTMLInputElement>('[name=name]');
      if (name) name.value = 'Newer';
    });
    await expect.element(box('Name')).toHaveValue('Newer');
    await expect.element(box('Request')).toHaveValue(WORDS);
    await expect.element(date()).toHaveValue('2099-01-05');
    expect(hrefOf('SMS')).toContain(reference);
  });

  test('is gone for good after Clear, and the next request has a new number', async () => {
    await open();
    await fillIn();
    const before = /HH-\w{4}-\w{4}/.exec(hrefOf('SMS'))?.[0];
    await button('Clear the form').click();
    await expect.element(box('Request')).toHaveValue('');
    await expect.element(page.getByRole('status').last()).toMatchTextContent('The form is empty now.');
    expect(hrefOf('SMS')).not.toContain('Ejisu');
    expect(hrefOf('SMS')).not.toContain(before);
    await open();
    await expect.element(box('Name')).toHaveValue('');
  });

  test('is sent as well where storage is forbidden or full', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
    }
    await open();
    await fillIn();
    await open();
    await expect.element(box('Request')).toHaveValue(WORDS);
    await button('Send request').click();
    await expect.element(success()).toBeVisible();
  });
});

describe('without an e-mail service', () => {
  test('the form writes the message and never claims to have sent it', async () => {
    await open(requestFormFixtures['no e-mail service']);
    await fillIn();
    await button('Write my message').click();
    await expect.element(alert()).toMatchTextContent(/Your message is ready.*nothing has been sent yet/);
    await expect.element(alert()).toHaveFocus();
    expect(hrefOf('E-mail')).toContain(WORDS);
    expect(button('Try again').elements()).toHaveLength(0);
    expect(fetching).not.toHaveBeenCalled();
  });

  test('and without script the visitor’s e-mail program gets what was written', () => {
    const html = renderToString(<RequestForm {...requestFormFixtures['no e-mail service']} />);
    expect(html).toContain('action="mailto:care@hopehealth.example?subject=');
    expect(html).toContain('encType="text/plain"');
    expect(html).not.toContain('service_id');
  });
});

test('without script the same form posts to the service by itself, and explains its answer', () => {
  document.body.innerHTML = renderToString(<RequestForm {...groupHealthCheck} />);
  const form = document.querySelector('form');
  expect([form?.action, form?.method, form?.enctype]).toEqual([
    'https://mail.example/api/v1.0/email/send-form',
    'post',
    'multipart/form-data',
  ]);
  expect(form?.noValidate).toBe(false);
  expect(document.querySelectorAll(':required')).toHaveLength(5);
  const hidden = Array.from(document.querySelectorAll<HTMLInputElement>('[type=hidden]'), ({ name }) => name);
  expect(hidden).toEqual(['lib_version', 'service_id', 'template_id', 'user_id', 'reference']);
  expect(new FormData(form ?? undefined).has('reference')).toBe(false);
  expect(document.querySelector('noscript')?.textContent).toMatch(
    /the word “OK”.*Back.*no reference number.*note the day/s,
  );
});

test('the donation request is the same form with its own words', async () => {
  await open(requestFormFixtures['donation request']);
  for (const label of ['Name', 'Phone', 'Request'])
    await box(label).fill(label === 'Phone' ? '024 123 4567' : 'x');
  await box('E-mail').fill('ama@example.org');
  await button('Send request').click();
  await expect.element(page.getByText('Donation Request Successfully Submitted!')).toBeVisible();
  expect(sentFields()).not.toHaveProperty('date');
});
