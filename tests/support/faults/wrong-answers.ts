import type { Route } from '@playwright/test';
import { fetchAnswer } from '../fetch-answer.ts';
import type { NamedFault } from './meet-faults.ts';

/** A wrong answer: from another server, incomplete, or of the wrong type. The network reports no error. */
export interface WrongAnswer extends NamedFault {
  answer: (route: Route) => Promise<unknown>;
}

const portal =
  '<!doctype html><html><title>Free WiFi</title><main><h1>Sign in to Free WiFi</h1></main></html>';

const changed =
  (change: (text: string, type: string) => { body?: string; contentType?: string }) =>
  async (route: Route) => {
    const response = await fetchAnswer(route).catch(() => undefined);
    // If there is no response, the visitor has left the page, and nothing waits for an answer.
    if (!response) return;
    await route.fulfill({
      response,
      ...change(await response.text(), response.headers()['content-type'] ?? ''),
    });
  };

export const wrongAnswers: readonly WrongAnswer[] = [
  { name: 'another page', answer: (route) => route.fulfill({ contentType: 'text/html', body: portal }) },
  { name: 'nothing', answer: changed(() => ({ body: '' })) },
  { name: 'the first half', answer: changed((text) => ({ body: text.slice(0, text.length / 2) })) },
  { name: 'the right text with the wrong type', answer: changed(() => ({ contentType: 'text/plain' })) },
  {
    name: 'a redirect, such as to the sign-in page of a network',
    answer: (route) => route.fulfill({ status: 302, headers: { location: '/not-found' } }),
  },
];
