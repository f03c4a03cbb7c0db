import '../../src/styles/global.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Frame } from '#islands/frame/Frame.tsx';
import { frameFixtures } from '#islands/frame/frame.fixtures.ts';
import { holdTimers } from '../support/hold-timers.ts';
import { hydrate, showHtml } from './hydrate.tsx';
import { LOADER_MS, TIME_OUT_MS } from '#lib/page/iframe.ts';
import { english } from './english.ts';

const props = frameFixtures['a donation form'];
const say = (key: string) => english(key, { what: props.what });

/** Puts the server's HTML on the page, and hydrates the island. */
function open() {
  const island = <Frame {...props} />;
  hydrate(showHtml(island), island);
}

const frame = () => document.querySelector('iframe');
const loadButton = () => page.getByRole('button', { name: english('frame.here', { label: props.label }) });
const notice = () => page.getByRole('alert');
const againButton = () => page.getByRole('button', { name: english('frame.again') });
const expectStatus = (key: string) => expect.element(page.getByRole('status')).toHaveTextContent(say(key));
let passTime: ReturnType<typeof holdTimers>;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response())),
  );
  passTime = holdTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a form loads only after the donor clicks the button', async () => {
  open();
  const before = english('frame.before', { what: props.what, host: 'give.example', size: '1.2' });
  await expect.element(page.getByText(before, { exact: false })).toBeVisible();
  expect(frame()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  await loadButton().click();
  await expect.poll(() => frame()).not.toBeNull();
  expect(document.activeElement).toBe(frame());
  expect(frame()).toMatchObject({ title: props.title, height: '960', width: '95%', loading: 'lazy' });
});

describe('a slow form', () => {
  /** Fires the frame's `load` event. Before that, `beforeEach` hides each such event from React, so the form seems slow. */
  let finishLoading: () => void;

  beforeEach(() => {
    const hide = (event: Event) =>
      event.target instanceof HTMLIFrameElement && event.stopImmediatePropagation();
    document.addEventListener('load', hide, true);
    const stopHiding = () => document.removeEventListener('load', hide, true);
    finishLoading = () => {
      stopHiding();
      frame()?.dispatchEvent(new Event('load'));
    };
    return stopHiding;
  });

  const requestForm = async () => {
    open();
    await loadButton().click();
    await expect.poll(() => frame()).not.toBeNull();
  };

  test('tells the donor after a second that it is still loading', async () => {
    await requestForm();
    await expectStatus('frame.loading');
    passTime(LOADER_MS);
    await expectStatus('frame.slow');
    finishLoading();
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });

  test('offers a link and contact methods if it does not load in time', async () => {
    await requestForm();
    passTime(TIME_OUT_MS);
    await expect.element(notice()).toMatchTextContent(say('frame.late'));
    // The form stays on the page, because it may still load. Then the error goes away.
    expect(frame()).not.toBeNull();
    await expect
      .element(page.getByRole('link', { name: props.link.label, exact: false }))
      .toHaveAttribute('href', 'https://give.example/vans');
    await expect
      .element(page.getByRole('link', { name: english('contact.call', { phone: '+233 00 000 0000' }) }))
      .toBeVisible();
    const whatsapp = page
      .getByRole('link', { name: english('contact.whatsapp') })
      .element() as HTMLAnchorElement;
    expect(new URL(whatsapp.href).searchParams.get('text')).toContain(props.contactMethods?.message.body);
    finishLoading();
    await expect.element(notice()).not.toBeInTheDocument();
  });

  test('is requested again when the donor clicks "Try again"', async () => {
    await requestForm();
    passTime(TIME_OUT_MS);
    const first = frame();
    await againButton().click();
    await expect.poll(() => frame()).not.toBe(first);
    await expectStatus('frame.loading');
    passTime(TIME_OUT_MS);
    await expect.element(notice()).toMatchTextContent(say('frame.late'));
  });
});

test('a donor gets the button "Try again" if the form’s host is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open();
  await loadButton().click();
  await expect.element(notice()).toMatchTextContent(say('frame.unreachable'));
  expect(againButton().elements()).toHaveLength(1);
});

describe('the focus of a keyboard user', () => {
  const activate = async (button: () => Locator) => {
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };

  test('moves to "Try again" each time the form’s host is unreachable', async () => {
    const fetching = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetching);
    open();
    await activate(loadButton);
    await expect.element(againButton()).toHaveFocus();
    const count = fetching.mock.calls.length;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => fetching.mock.calls.length).toBeGreaterThan(count);
    await expect.element(againButton()).toHaveFocus();
  });

  test('moves from "Try again" to the form when the browser is online again', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await activate(loadButton);
    await expect.element(notice()).toMatchTextContent(say('frame.offline'));
    expect(frame()).toBeNull();
    await expect.element(againButton()).toHaveFocus();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.poll(() => document.activeElement?.tagName).toBe('IFRAME');
    await expect.element(notice()).not.toBeInTheDocument();
  });

  test('stays on another button when an error appears', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await activate(loadButton);
    elsewhere.focus();
    await expect.element(notice()).toMatchTextContent(say('frame.unreachable'));
    expect(document.activeElement).toBe(elsewhere);
  });
});

test('a donor reads an error if the browser blocks the form’s redirect to another host', async () => {
  open();
  await loadButton().click();
  await expect.poll(() => frame()).not.toBeNull();
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'frame-src',
      violatedDirective: 'frame-src',
      documentURI: location.href,
      disposition: 'enforce',
      originalPolicy: '',
      statusCode: 200,
    }),
  );
  await expect.element(notice()).toMatchTextContent(say('frame.refused'));
});
