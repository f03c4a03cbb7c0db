import type { BrowserContext, Page } from '@playwright/test';
import { forbidStorage } from './forbid-storage.ts';
import { english, like } from './languages.ts';

const SERVICE = 'http://mail.localhost:4322/api/v1.0/email/send-form';

const ELSEWHERE = 'http://127.0.0.1:4322/captive-portal/ok';

/** One fault between a visitor and the e-mail service. */
export interface Fault {
  name: string;
  /** The stand-in's answer to the first copy of the request (tests/stand-ins/email-answers.ts). */
  answer?: string;
  /** The text of the notice; null if the request arrives in spite of the fault. */
  says: RegExp | null;
  /** Runs before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Runs before the click on Send. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs after the click on Send, before any check. */
  during?: (page: Page) => Promise<unknown>;
  /** Runs after the notice; returns the page that must still have the typed text. */
  after?: (page: Page, path: string) => Promise<Page | undefined>;
  /** How many copies of the request reach the service after one click; 1 by default. */
  copies?: number;
}

const abort = (why: 'connectionrefused' | 'connectionreset') => (page: Page) =>
  page.route(SERVICE, (route) => route.abort(why), { times: 1 });
const answerEmpty = (page: Page) =>
  page.route(
    SERVICE,
    (route) => route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } }),
    { times: 1 },
  );

/** Holds the request back until 20 seconds have passed on the page's clock; then `end` sends or aborts it. */
const late = (end: 'continue' | 'abort') => async (page: Page) => {
  await page.clock.install();
  await page.route(
    SERVICE,
    async (route) => {
      await page.clock.fastForward(20_500);
      await page.getByText(english('failure.late')).waitFor();
      await route[end]();
    },
    { times: 1 },
  );
};

/** Opens a connection to the service, and keeps it open: browsers retry by themselves when a reused connection breaks. */
const keepConnection = (page: Page) =>
  page.evaluate(() =>
    // The page may not read this answer of another site, so fetch() fails. The connection stays open.
    fetch('http://mail.localhost:4322/', { credentials: 'omit' }).catch(() => undefined),
  );

const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

const reload = async (page: Page) => void (await page.reload());
const openNewTab = async (page: Page, path: string) => {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
};

/** Faults of the network, and what else happens while people send something. */
export const requestFaults: Fault[] = [
  {
    name: 'connection refused',
    says: like('failure.dropped'),
    copies: 0,
    before: abort('connectionrefused'),
  },
  {
    name: 'connection reset before the request arrived',
    says: like('failure.dropped'),
    copies: 0,
    before: abort('connectionreset'),
  },
  {
    name: 'connection reset after the request arrived',
    says: like('failure.dropped'),
    answer: 'dropped once',
  },
  {
    name: 'the browser itself sends the request again',
    says: null,
    answer: 'dropped once',
    copies: 2,
    before: keepConnection,
  },
  { name: 'answer after 20 s', says: null, before: late('continue') },
  {
    name: 'no answer for 20 s, then a broken connection',
    says: like('failure.dropped'),
    before: late('abort'),
    copies: 0,
  },
  { name: 'answer cut short', says: like('failure.dropped'), answer: 'cut once' },
  { name: 'sign-in page of a network, status 200', says: like('failure.otherPage'), answer: 'captive once' },
  { name: 'redirect to the sign-in page', says: like('failure.notSent'), answer: 'redirect once' },
  {
    // The page's Content Security Policy forbids a redirect to another host.
    name: 'redirect to another host that says OK',
    says: like('failure.dropped'),
    copies: 0,
    before: async (page) => {
      await page.route(ELSEWHERE, (route) =>
        route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } }),
      );
      await page.route(
        SERVICE,
        (route) =>
          route.fulfill({
            status: 302,
            headers: { 'access-control-allow-origin': '*', location: ELSEWHERE },
          }),
        { times: 1 },
      );
    },
  },
  { name: 'empty answer, status 200', says: like('failure.otherPage'), before: answerEmpty, copies: 0 },
  {
    name: 'too many requests at once',
    says: like('failure.tooMany'),
    answer: 'rate-limited once',
    before: (page) => page.clock.install(),
    after: async (page) => void (await page.clock.fastForward(11_000)),
  },
  { name: 'request refused', says: like('failure.serviceRefused'), answer: 'refused once' },
  { name: 'fault of the service', says: like('failure.fault'), answer: 'failure once' },
  {
    name: 'offline before the request is sent',
    says: like('failure.offline'),
    copies: 0,
    before: (page) => page.context().setOffline(true),
    after: async (page) => void (await page.context().setOffline(false)),
  },
  {
    name: 'storage full',
    says: like('failure.fault'),
    answer: 'failure once',
    prepare: fillStorage,
    after: reload,
  },
  {
    name: 'storage forbidden',
    says: like('failure.fault'),
    answer: 'failure once',
    after: reload,
    prepare: (context) => forbidStorage(context, 'localStorage', 'sessionStorage'),
  },
  { name: 'reload', says: like('failure.dropped'), answer: 'dropped once', after: reload },
  {
    name: 'reload while sending',
    says: like('failure.late'),
    answer: 'slow once',
    before: (page) => page.clock.install(),
    during: async (page) => {
      await page.getByRole('button', { name: english('form.loading') }).waitFor();
      await page.clock.fastForward(20_500);
    },
    after: reload,
  },
  {
    name: 'another page and Back',
    says: like('failure.dropped'),
    answer: 'dropped once',
    after: async (page) => {
      await page.goto('/booking');
      await page.goBack();
      return page;
    },
  },
  {
    name: 'tab closed',
    says: like('failure.dropped'),
    answer: 'dropped once',
    after: async (page, path) => {
      const tab = await openNewTab(page, path);
      await page.close();
      return tab;
    },
  },
  {
    name: 'tab crashed',
    says: like('failure.fault'),
    answer: 'failure once',
    after: async (page, path) => {
      await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
      return openNewTab(page, path);
    },
  },
  {
    name: 'a double press',
    says: null,
    during: (page) =>
      page.evaluate(() => document.querySelector<HTMLFormElement>('form[data-draft]')?.requestSubmit()),
  },
  {
    name: 'the file of @emailjs/browser is gone after an update of the site',
    says: null,
    before: (page) => page.route(/_astro\/es\.|emailjs/, (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'a clock that is ten years ahead',
    says: like('failure.fault'),
    answer: 'failure once',
    prepare: async (context) => void (await context.clock.install({ time: Date.now() + 3650 * 86_400_000 })),
    after: reload,
  },
];
