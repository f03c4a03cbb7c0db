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

const connections = ['good', 'slow', 'unknown'] as const;

/** Puts the server's HTML on the page of a visitor with this connection, then hydrates it. */
function open(connection: (typeof connections)[number]) {
  const reported =
    connection === 'unknown' ? undefined : { effectiveType: connection === 'good' ? '4g' : '2g' };
  vi.spyOn(navigator as Navigator & { connection?: object }, 'connection', 'get').mockReturnValue(reported);
  const island = <Frame {...props} />;
  return { complaints: hydrate(showHtml(island), island) };
}

const frame = () => document.querySelector('iframe');
const load = () => page.getByRole('button', { name: english('frame.here', { label: props.label }) });
const notice = () => page.getByRole('alert');
const again = () => page.getByRole('button', { name: english('frame.again') });
const expectStatus = (key: string) => expect.element(page.getByRole('status')).toHaveTextContent(say(key));
let pass: ReturnType<typeof holdTimers>;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response())),
  );
  pass = holdTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(connections)(
  'a donor sees the host and size of a form, which loads only after a click (connection: %s)',
  async (connection) => {
    open(connection);
    const before = english('frame.before', { what: props.what, host: 'give.example', size: '1.2' });
    await expect.element(page.getByText(before, { exact: false })).toBeVisible();
    expect(frame()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    await load().click();
    await expect.poll(() => frame()).not.toBeNull();
    expect(document.activeElement).toBe(frame());
    expect(frame()).toMatchObject({ title: props.title, height: '960', width: '95%', loading: 'lazy' });
  },
);

test('without script a donor gets a link to the form, with its size', () => {
  const host = showHtml(<Frame {...props} />);
  expect(host.querySelector('a')?.getAttribute('href')).toBe('https://give.example/vans');
  expect(host.textContent).toContain('1.2 MB');
  expect(host.querySelector('iframe')).toBeNull();
});

describe('a slow form', () => {
  /** Releases the frame's `load` event, which every test of this block holds back. */
  let letLoad: () => void;

  beforeEach(() => {
    const keep = (event: Event) =>
      event.target instanceof HTMLIFrameElement && event.stopImmediatePropagation();
    document.addEventListener('load', keep, true);
    const stop = () => document.removeEventListener('load', keep, true);
    letLoad = () => {
      stop();
      frame()?.dispatchEvent(new Event('load'));
    };
    return stop;
  });

  const ask = async () => {
    open('slow');
    await load().click();
    await expect.poll(() => frame()).not.toBeNull();
  };

  test('first says that it is loading, then that it is still loading, until it has loaded', async () => {
    await ask();
    await expectStatus('frame.loading');
    pass(LOADER_MS);
    await expectStatus('frame.slow');
    letLoad();
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });

  test('shows an error with a link and contact methods when it is late, and can still load', async () => {
    await ask();
    pass(TIME_OUT_MS);
    await expect.element(notice()).toMatchTextContent(say('frame.late'));
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
    letLoad();
    await expect.element(notice()).not.toBeInTheDocument();
  });

  test('is requested again when the donor clicks "Try again"', async () => {
    await ask();
    pass(TIME_OUT_MS);
    const first = frame();
    await again().click();
    await expect.poll(() => frame()).not.toBe(first);
    await expectStatus('frame.loading');
    pass(TIME_OUT_MS);
    await expect.element(notice()).toMatchTextContent(say('frame.late'));
  });
});

test('a donor reads an error if the host of a form is unreachable, and can try again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open('slow');
  await load().click();
  await expect.element(notice()).toMatchTextContent(say('frame.unreachable'));
  expect(again().elements()).toHaveLength(1);
});

describe('with the keyboard', () => {
  const activate = async (button: () => Locator) => {
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };

  test('the focus moves to "Try again" each time a donor cannot reach the form', async () => {
    const fetching = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetching);
    open('slow');
    await activate(load);
    await expect.element(again()).toHaveFocus();
    const count = fetching.mock.calls.length;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => fetching.mock.calls.length).toBeGreaterThan(count);
    await expect.element(again()).toHaveFocus();
  });

  test('the focus is on "Try again" while a donor is offline, and in the form when back online', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('slow');
    await activate(load);
    await expect.element(notice()).toMatchTextContent(say('frame.offline'));
    expect(frame()).toBeNull();
    await expect.element(again()).toHaveFocus();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.poll(() => document.activeElement?.tagName).toBe('IFRAME');
    await expect.element(notice()).not.toBeInTheDocument();
  });

  test('the focus stays where a donor moved it, even if the form does not load', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open('slow');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await activate(load);
    elsewhere.focus();
    await expect.element(notice()).toMatchTextContent(say('frame.unreachable'));
    expect(document.activeElement).toBe(elsewhere);
  });
});

test('a donor reads an error if the browser blocks the form’s redirect to another host', async () => {
  open('slow');
  await load().click();
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
