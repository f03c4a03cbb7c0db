import type { Page, Route } from '@playwright/test';
import type { NamedFault } from './meet-faults.ts';

/** What can happen to a request to another company's service. */
export interface ServiceFault extends NamedFault {
  answer: (route: Route) => Promise<unknown>;
}

const elsewhere = 'http://127.0.0.1:4322/captive-portal/login';
const signInPage = { contentType: 'text/html', body: '<!doctype html><h1>Sign in to this network</h1>' };

export const serviceFaults: readonly ServiceFault[] = [
  { name: 'down', answer: (route) => route.abort('connectionrefused') },
  { name: 'never answering', answer: () => Promise.resolve() },
  { name: 'answering 403', answer: (route) => route.fulfill({ status: 403, body: 'Forbidden' }) },
  {
    name: 'redirected to another host',
    answer: (route) => route.fulfill({ status: 302, headers: { location: elsewhere } }),
    // The browser reports a request to a host that the page's Content Security Policy forbids.
    complains: /Content Security Policy|CORS/,
  },
  {
    name: 'answering garbage',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: '\u0001{{\u00ff<' }),
    complains: /Invalid|Unexpected/,
  },
  {
    name: 'replaced by the sign-in page of a network',
    answer: (route) => route.fulfill(signInPage),
    complains: /Unexpected/,
  },
];

/** Breaks the service for `page` and for every tab that `page` opens. `asked` resolves at the first request to the service. */
export async function breakService(
  page: Page,
  address: string,
  { answer }: ServiceFault,
): Promise<{ asked: Promise<void> }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.context().route(address, (route) => {
    resolve();
    return answer(route);
  });
  return { asked };
}
