import type { ServerResponse } from 'node:http';
import { renderPage } from './render-page.ts';
import { reply } from './reply.ts';

type Answer = (response: ServerResponse, headers: Record<string, string>) => void;

/** The path of the sign-in page of a café's network. `redirect` below leads to this page. */
export const LOGIN_PATH = '/captive-portal/login';

const loginPage = renderPage({
  title: 'Sign in to this network',
  standsFor: "a network's sign-in page",
  promise: 'Nothing is sent.',
});

export const showLogin: Answer = (response, headers) =>
  reply(response, { type: 'text/html', headers, body: loginPage });

const say =
  (status: number, body: string, more: Record<string, string> = {}): Answer =>
  (response, headers) =>
    reply(response, { status, headers: { ...headers, ...more }, body });

export const accept = say(200, 'OK');

/** Longer than the form waits before it says that the answer is late (LATE_AFTER_MS in attempt.ts). */
const SLOW_MS = 25_000;

/** The answers of the e-mail service other than OK. A message requests one by its name, as `[answer: name]` in a text field. */
export const emailAnswers: Readonly<Record<string, Answer>> = {
  failure: say(500, 'Internal Server Error'),
  redirect: say(302, '', { location: LOGIN_PATH }),
  dropped: (response) => response.destroy(),
  slow: (response, headers) => {
    const timer = setTimeout(() => accept(response, headers), SLOW_MS);
    response.on('close', () => clearTimeout(timer));
  },
  cut: (response, headers) => {
    // `content-length` announces two bytes, but only one is sent.
    response.writeHead(200, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'content-length': 2 });
    response.write('O', () => response.destroy());
  },
};
