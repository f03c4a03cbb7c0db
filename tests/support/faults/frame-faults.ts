import type { Page } from '@playwright/test';
import type { NamedFault } from './meet-faults.ts';
import { like } from '../languages.ts';

/** What can happen to another company's page in our frame. */
export interface FrameFault extends NamedFault {
  /** Brings it about for the page whose address begins with `address`, before ours is opened. */
  prepare: (page: Page, address: string) => Promise<unknown>;
  /** After the visitor has asked for it. */
  wait?: (page: Page) => Promise<unknown>;
  /** What our page says; null where no browser lets us know, and the words that always stand beside a frame must do. */
  says: RegExp | null;
}

const answer =
  (response: { status?: number; headers?: Record<string, string>; body?: string }) =>
  (page: Page, address: string) =>
    page.route(`${address}**`, (route) => route.fulfill({ contentType: 'text/html', ...response }));

const otherHost = 'http://127.0.0.1:4322/captive-portal/login';

/** Without the page views, which nobody waits for. */
export const frameFaults: readonly FrameFault[] = [
  {
    ...{ name: 'down', says: like('frame.unreachable') },
    prepare: (page) =>
      page.route(/^http:\/\/[\w-]+\.localhost:4322\//, (route) => route.abort('connectionrefused')),
  },
  {
    ...{ name: 'slow', says: like('frame.late') },
    prepare: async (page, address) => {
      await page.clock.install();
      await page.route(`${address}**`, () => undefined);
    },
    wait: async (page) => {
      // Only once the frame, and with it its clock, exists.
      await page.locator('iframe').waitFor({ state: 'attached' });
      await page.clock.fastForward(20_500);
    },
  },
  { name: 'refused', says: null, prepare: answer({ status: 503, body: 'Service Unavailable' }) },
  {
    ...{ name: 'refusing to be framed', says: null, complains: /Refused to display|X-Frame-Options|frame/ },
    prepare: answer({ headers: { 'X-Frame-Options': 'DENY' }, body: '<h1>Form</h1>' }),
  },
  {
    ...{ name: 'redirected to another host', says: like('frame.refused'), complains: /frame-src/ },
    prepare: answer({ status: 302, headers: { location: otherHost } }),
  },
  { name: 'answering garbage', says: null, prepare: answer({ body: '\u0000\u0001<<\u00ff&#x0;</iframe>' }) },
  {
    ...{ name: 'replaced by the sign-in page of a network', says: null },
    prepare: answer({ body: '<h1>Sign in to this network</h1>' }),
  },
];
