import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIns } from '../stand-ins/start-stand-ins.ts';

const SLOW_MS = 60;
let standIns: Awaited<ReturnType<typeof startStandIns>>;
let references = 0;

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, slowMs: SLOW_MS });
});
afterAll(() => standIns.close());

const ask = (path: string, init?: RequestInit) => fetch(standIns.origin + path, init);
const nextReference = () => `HH-${++references}`;

/** The call of the service's own library. */
function sendJson(request: string, reference = nextReference()): Promise<Response> {
  const params = { name: 'Ama', request, reference };
  return ask('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: 'key', service_id: 's', template_id: 't', template_params: params }),
  });
}

function sendForm(fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return ask('/api/v1.0/email/send-form', { method: 'POST', body });
}

const received = async (reference: string) => (await ask(`/email/received?reference=${reference}`)).json();

test.each(['Please come on Friday', '[answer: nonsense]', 'answer: failure'])(
  'accepts "%s"',
  async (text) => {
    const response = await sendJson(text);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/plain');
    expect(await response.text()).toBe('OK');
  },
);

test('keeps what the JSON call carried', async () => {
  const reference = nextReference();
  await sendJson('Please come', reference);
  expect(await received(reference)).toEqual([
    { user_id: 'key', service_id: 's', template_id: 't', name: 'Ama', request: 'Please come', reference },
  ]);
});

test('keeps what the form call carried', async () => {
  const fields = { name: 'Ɛsi', phone: '+233 00 000 0000', reference: nextReference(), user_id: 'key' };
  expect(await (await sendForm(fields)).text()).toBe('OK');
  expect(await received(fields.reference)).toEqual([fields]);
});

test.each([
  ['failure', 500, 'Internal Server Error'],
  ['rate-limited', 429, 'Too Many Requests'],
  ['refused', 400, 'The Public Key is invalid'],
])('answers "%s" with %i', async (name, status, text) => {
  const response = await sendForm({ name: `Ama [answer: ${name}]`, reference: nextReference() });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('says when to come back after too many', async () => {
  const response = await sendJson('[answer: rate-limited]');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
});

test('is slow when asked', async () => {
  const start = performance.now();
  expect(await (await sendJson('[answer: slow]')).text()).toBe('OK');
  expect(performance.now() - start).toBeGreaterThanOrEqual(SLOW_MS - 5);
});

test('receives a message whose answer it drops', async () => {
  const reference = nextReference();
  await expect(sendJson('[answer: dropped]', reference)).rejects.toThrow(TypeError);
  expect(await received(reference)).toHaveLength(1);
});

test('cuts an answer midway', async () => {
  const response = await sendJson('[answer: cut]');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(TypeError);
});

test('answers as a captive portal does', async () => {
  const response = await sendJson('[answer: captive]');
  expect(response.status).toBe(200);
  expect(response.redirected).toBe(false);
  expect(await response.text()).toMatch(/<h1>Sign in to this network/);
});

test('redirects to a captive portal, readable from another site', async () => {
  const response = await sendJson('[answer: redirect]');
  expect([response.status, response.redirected]).toEqual([200, true]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).toMatch(/<h1>Sign in to this network/);
});

test('fails once, then accepts the same reference', async () => {
  const reference = nextReference();
  const statuses = [];
  for (let turn = 0; turn < 3; turn++)
    statuses.push((await sendJson('[answer: failure once]', reference)).status);
  expect(statuses).toEqual([500, 200, 200]);
  expect(await received(reference)).toHaveLength(3);
});

test('lets other sites call it', async () => {
  const { status, headers } = await ask('/api/v1.0/email/send', { method: 'OPTIONS' });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-headers')).toBe('content-type');
});

test.each([
  ['application/json', '{'],
  ['application/json', 'null'],
  ['multipart/form-data; boundary=x', 'no form'],
  ['text/plain', 'hello'],
])('refuses a body that is not %s', async (type, body) => {
  const headers = { 'content-type': type };
  const response = await ask('/api/v1.0/email/send-form', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
});
