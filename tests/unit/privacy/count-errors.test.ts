import { afterEach, expect, test, vi } from 'vitest';

const send = vi.fn();

/** A page of a kind on which errors are counted, and what a browser does with it. */
async function open({ wantsPrivacy = false } = {}) {
  vi.resetModules();
  send.mockClear();
  const window = new EventTarget();
  const dataset = { to: 'https://mistakes.test/count', page: '/events/[id]' };
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: (selector: string) => (selector === 'script[data-to]' ? { dataset } : null),
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { sendBeacon: send, globalPrivacyControl: wantsPrivacy });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  await import('#components/site/count-errors.ts');
  return {
    fail: (message: string) => window.dispatchEvent(Object.assign(new Event('error'), { message })),
    reject: (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    show: (visibilityState: string) => {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const said = () =>
  (send.mock.calls as [string, string][]).map(([to, body]) => ({ to, told: JSON.parse(body) as unknown }));
const told = (...errors: { message: string; number: number }[]) => [
  { to: 'https://mistakes.test/count', told: { page: '/events/[id]', errors } },
];

afterEach(() => vi.unstubAllGlobals());

test('errors are told once, when the visitor leaves: how often, on what kind of page, with which message', async () => {
  const page = await open();
  page.fail('x is not a function');
  page.fail('x is not a function');
  page.reject(new Error('y is undefined'));
  page.show('visible');
  expect(said()).toEqual([]);
  page.show('hidden');
  const all = told({ message: 'x is not a function', number: 2 }, { message: 'y is undefined', number: 1 });
  expect(said()).toEqual(all);
  // Who comes back and leaves again without another error has nothing to tell.
  page.show('visible');
  page.show('hidden');
  expect(said()).toEqual(all);
});

test.each([
  [`Unexpected token 'A', "Ama "Adwoa" Mensah" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  ['Failed to fetch https://hopehealth.org/booking?x=1#chosen=hiv', 'Failed to fetch …'],
  ['No answer for ama@example.org at /lab-services', 'No answer for … at …'],
  ['Cannot call +233 24 123 4567 now', 'Cannot call +…now'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('nothing of the visitor or of an address is told: %.50s', async (message, left) => {
  const page = await open();
  page.fail(message);
  page.show('hidden');
  expect(said()).toEqual(told({ message: left, number: 1 }));
});

test('what is thrown and is no error is told without its words', async () => {
  const page = await open();
  page.reject('Ama Mensah');
  page.reject({ message: 'Ama Mensah' });
  page.show('hidden');
  expect(said()).toEqual(told({ message: 'no message', number: 2 }));
});

test('a page that goes on failing in new ways tells of ten', async () => {
  const page = await open();
  for (const letter of 'abcdefghijklmnop') page.fail(`${letter} is not defined`);
  page.show('hidden');
  expect(said()).toMatchObject([{ told: { errors: { length: 10 } } }]);
});

test('nobody is told where the browser asks for privacy, or where nothing failed', async () => {
  const page = await open({ wantsPrivacy: true });
  page.fail('x is not a function');
  page.show('hidden');
  (await open()).show('hidden');
  expect(said()).toEqual([]);
});
