import { accept, emailAnswers, LOGIN_PATH, showLogin } from './email-answers.ts';
import { readFields } from './read-fields.ts';
import { createReceived } from './received.ts';
import { reply } from './reply.ts';
import type { Call, Route } from './route.ts';

const PATTERN = /\[answer: ([a-z-]+?)( once)?\]/;

/**
 * The name of the answer that a field of a message requests: 'failure' for `[answer: failure]`, 'ok' if no field requests one.
 * With `[answer: failure once]`, only the first message with the same reference gets 'failure'. Later ones get 'ok'.
 */
function chooseAnswer(fields: Readonly<Record<string, unknown>>, isFirst: boolean): string {
  for (const value of Object.values(fields)) {
    const [, name, once] = (typeof value === 'string' && PATTERN.exec(value)) || [];
    if (name) return once && !isFirst ? 'ok' : name;
  }
  return 'ok';
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
  // A browser repeats a POST by itself if a reused connection breaks. A closed connection is not reused, so a dropped message
  // arrives exactly once, and tests can count the messages.
  connection: 'close',
};

/** The e-mail service: keeps each message and gives the answer that its text requests. Sends nothing. */
export function createEmailRoutes(): Route[] {
  const received = createReceived<Record<string, string>>(/^\/email\/received$/);
  const path = /^\/api\/v1\.0\/email\/send-form$/;

  async function receive(call: Call): Promise<void> {
    const fields = await readFields(call.request, call.body);
    const isFirst = !received.all.some(({ reference }) => reference === fields['reference']);
    received.all.push(fields);
    const answer = emailAnswers[chooseAnswer(fields, isFirst)] ?? accept;
    answer(call.response, HEADERS);
  }

  return [
    {
      method: 'OPTIONS',
      path,
      answer: ({ response }) => reply(response, { status: 204, headers: HEADERS }),
    },
    { method: 'POST', path, answer: receive },
    {
      method: 'GET',
      path: new RegExp(`^${LOGIN_PATH}$`),
      answer: ({ response }) => showLogin(response, HEADERS),
    },
    received.route,
  ];
}
