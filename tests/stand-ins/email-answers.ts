import type { ServerResponse } from 'node:http';
import { renderPage } from './render-page.ts';
import { reply } from './reply.ts';

type Answer = (response: ServerResponse, headers: Record<string, string>) => void;

/** Where `redirect` leads and what `captive` shows: the page of a café's network before somebody signs in. */
export const LOGIN_PATH = '/captive-portal/login';

const loginPage = renderPage({
  title: 'Sign in to this network',
  standsFor: "a network's sign-in page",
  promise: 'Nothing is sent.',
});

export const showLogin: Answer = (response, headers) =>
  reply(response, { type: 'text/html', headers, body: loginPage });

const accept: Answer = (response, headers) => reply(response, { headers, body: 'OK' });

/** Each way the e-mail service can answer, by the name that a text field asks for as `[answer: name]`. */
export function createEmailAnswers({ slowMs }: { slowMs: number }): ReadonlyMap<string, Answer> {
  return new Map<string, Answer>([
    ['ok', accept],
    [
      'failure',
      (response, headers) => reply(response, { status: 500, headers, body: 'Internal Server Error' }),
    ],
    [
      'slow',
      (response, headers) => {
        const timer = setTimeout(() => accept(response, headers), slowMs);
        response.on('close', () => clearTimeout(timer));
      },
    ],
    ['dropped', (response) => response.destroy()],
    [
      'rate-limited',
      (response, headers) =>
        reply(response, {
          status: 429,
          headers: { ...headers, 'retry-after': '2' },
          body: 'Too Many Requests',
        }),
    ],
    ['captive', showLogin],
    [
      'redirect',
      (response, headers) => reply(response, { status: 302, headers: { ...headers, location: LOGIN_PATH } }),
    ],
    [
      'refused',
      (response, headers) => reply(response, { status: 400, headers, body: 'The Public Key is invalid' }),
    ],
    [
      'cut',
      (response, headers) => {
        // Two letters are announced and one is sent.
        response.writeHead(200, {
          ...headers,
          'content-type': 'text/plain; charset=utf-8',
          'content-length': 2,
        });
        response.write('O', () => response.destroy());
      },
    ],
  ]);
}
