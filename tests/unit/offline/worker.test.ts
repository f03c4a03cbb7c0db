import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/* The service worker itself, in a world of few lines: a network, caches and events. */

const ORIGIN = 'https://hopehealth.example';
const addressOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

class FakeCache {
  saved = new Map<string, Response>();
  match = (key: string | { url: string }) => Promise.resolve(this.saved.get(addressOf(key))?.clone());
  put(key: string, response: Response) {
    this.saved.delete(addressOf(key));
    this.saved.set(addressOf(key), response);
    return Promise.resolve();
  }
  delete = (key: string | { url: string }) => Promise.resolve(this.saved.delete(addressOf(key)));
  keys = () => Promise.resolve(Array.from(this.saved.keys(), (url) => ({ url })));
}

const stored = new Map<string, FakeCache>();
const open = (name: string) => {
  const cache = stored.get(name) ?? new FakeCache();
  stored.set(name, cache);
  return cache;
};
const savedText = async (name: string, path: string) => (await open(name).match(path))?.text();

type Answer = () => Response | Promise<Response>;
/** The next answers of the network by path; the last one stays. Without one, there is no connection. */
const network = new Map<string, Answer[]>();
const asked: string[] = [];
const listeners = new Map<string, (event: object) => void>();

vi.stubGlobal('caches', {
  open: (name: string) => Promise.resolve(open(name)),
  has: (name: string) => Promise.resolve(stored.has(name)),
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  match: (path: string, { cacheName }: { cacheName: string }) => open(cacheName).match(path),
});
vi.stubGlobal('fetch', (request: string | { url: string }, options: { cache?: string } = {}) => {
  const path = new URL(addressOf(request)).pathname;
  asked.push(options.cache === undefined ? path : `${path} ${options.cache}`);
  const answers = network.get(path) ?? [];
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no connection'));
});
vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
  listeners.set(type, listener),
);
vi.stubGlobal('location', new URL(ORIGIN));
const words = {
  heading: 'No connection',
  text: 'Call us',
  note: 'Kept on {date}',
  saved: 'Kept',
  phones: ['1', '112'],
};
const keep = ['/booking', '/scripts/load-island.js'];
vi.stubGlobal('SETTINGS', [{ language: 'en', ...words, keep, advice: ['/scripts/advice.js'] }]);
await import('../../../src/worker/worker.ts');

// Test files share processes: the next one needs the real `fetch`.
afterAll(() => vi.unstubAllGlobals());

/** Lets the worker answer a request. `text` is undefined if the browser shows its own error. */
async function ask(path: string, mode = 'navigate', cache = 'default') {
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { method: 'GET', mode, cache, url: ORIGIN + path },
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  const shown = await answer?.catch(() => undefined);
  const text = await shown?.text();
  // A work may add another one.
  for (const work of works) await work;
  return { status: shown?.status, text };
}

beforeEach(() => {
  stored.clear();
  network.clear();
  asked.length = 0;
});

const page = '<html lang="en"><title>Booking</title><link data-offline="/booking"><main>Prices</main></html>';
const script = 'pick()//A1b2C3d4';
const kinds = {
  'a page': { path: '/booking', cache: 'whole-pages', mode: 'navigate', type: 'text/html', text: page },
  'a script': {
    path: '/_astro/Picker.A1b2C3d4.js',
    cache: 'whole-files',
    mode: 'cors',
    type: 'text/javascript',
    text: script,
  },
  'a picture': {
    path: '/_astro/van.webp',
    cache: 'whole-files',
    mode: 'no-cors',
    type: 'image/webp',
    text: 'RIFF',
  },
};
type Kind = (typeof kinds)[keyof typeof kinds];
const make =
  (text: string, type: string, status = 200): Answer =>
  () =>
    new Response(text, { status, headers: { 'content-type': type, date: 'Sat, 28 Nov 2026 10:00:00 GMT' } });
const right = ({ text, type }: Kind) => make(text, type);

const wrongAnswers: [name: string, wrong: (kind: Kind) => Answer][] = [
  ['half of it', ({ text, type }) => make(text.slice(0, text.length / 2), type)],
  ['nothing', ({ type }) => make('', type)],
  ['a sign-in page', () => make('<html>Sign in</html>', 'text/html')],
  ['the right text as plain text', ({ text }) => make(text, 'text/plain')],
  ['another page of ours', () => make(page.replaceAll('/booking', '/privacy'), 'text/html')],
  ['a missing page', () => make('<html>Not here</html>', 'text/html', 404)],
  ['a refusal', () => make('No', 'text/plain', 403)],
  ['an error of the server', ({ text, type }) => make(text, type, 500)],
  ['a busy server', () => make('Later', 'text/html', 503)],
  ['no connection', () => () => Promise.reject(new TypeError('no connection'))],
];
// Nothing in a picture says where it ends; the network is asked for pictures first, so half of one heals by itself.
const table = Object.entries(kinds).flatMap(([what, kind]) =>
  wrongAnswers
    .filter(([name]) => what !== 'a picture' || name !== 'half of it')
    .map(([name, wrong]) => ({ what, name, kind, wrong: wrong(kind) })),
);

test.each(table)(
  'on a first visit, $name in place of $what is not kept, and the next visit is right',
  async ({ kind, wrong }) => {
    const { path, cache, mode, text } = kind;
    network.set(path, [wrong]);
    await ask(path, mode);
    expect(await savedText(cache, path)).toBeUndefined();
    network.set(path, [right(kind)]);
    expect((await ask(path, mode)).text).toBe(text);
    expect(await savedText(cache, path)).toBe(text);
  },
);

test.each(table)(
  'with a kept copy, $name in place of $what does not replace it',
  async ({ what, name, kind, wrong }) => {
    const { path, cache, mode, text } = kind;
    network.set(path, [right(kind)]);
    await ask(path, mode);
    network.set(path, [wrong]);
    const shown = await ask(path, mode);
    expect(await savedText(cache, path)).toBe(text);
    const hasFailed = /connection|server/.test(name);
    if (what === 'a script') expect(shown.text).toBe(text);
    // The visitor reads that this is a copy.
    if (what === 'a page' && hasFailed) expect(shown.text).toContain('Kept on 28 November 2026');
    network.clear();
    expect((await ask(path, mode)).text).toContain(what === 'a page' ? 'Prices' : text);
  },
);

test('a wrong script is asked for again past the browser’s cache, and the page gets the right one', async () => {
  const kind = kinds['a script'];
  network.set(kind.path, [make('pi', kind.type), right(kind)]);
  expect((await ask(kind.path, kind.mode)).text).toBe(script);
  expect(asked).toEqual([kind.path, `${kind.path} reload`]);
  expect(await savedText(kind.cache, kind.path)).toBe(script);
});

test('a page that asks past the caches gets a script from the network', async () => {
  const kind = kinds['a script'];
  network.set(kind.path, [right(kind)]);
  await ask(kind.path, kind.mode);
  await ask(kind.path, kind.mode);
  expect(asked).toHaveLength(1);
  await ask(kind.path, kind.mode, 'reload');
  expect(asked).toHaveLength(2);
});

test('a removed page is no longer kept, a missing one stays', async () => {
  const kind = kinds['a page'];
  network.set('/booking', [right(kind), make('Not here', 'text/html', 404), make('Gone', 'text/html', 410)]);
  await ask('/booking');
  await ask('/booking');
  expect(await savedText('whole-pages', '/booking')).toBe(page);
  expect((await ask('/booking')).text).toBe('Gone');
  expect(await savedText('whole-pages', '/booking')).toBeUndefined();
});

test('without a copy, a visitor without connection reads the phone number', async () => {
  const { status, text } = await ask('/booking');
  expect(status).toBe(503);
  expect(text).toContain('href="tel:1"');
});

test.each([
  ['whole-pages', 60, (index: number) => `/news/${index}`, 'navigate'],
  ['whole-files', 120, (index: number) => `/_astro/van${index}.webp`, 'no-cors'],
])('of more pages or files, %s keeps the newest %d', async (cache, max, pathOf, mode) => {
  for (let index = 0; index <= max; index++) {
    const path = pathOf(index);
    network.set(path, [
      mode === 'navigate' ? make(page.replace('/booking', path), 'text/html') : make('RIFF', 'image/webp'),
    ]);
    await ask(path, mode);
  }
  const paths = [...open(cache).saved.keys()].map((url) => new URL(url).pathname);
  expect(paths).toHaveLength(max);
  expect(paths).not.toContain(pathOf(0));
  expect(paths).toContain(pathOf(max));
});

test('nothing is kept after the visitor has refused it', async () => {
  open('no-pages');
  network.set('/booking', [right(kinds['a page'])]);
  await ask('/booking');
  expect(await savedText('whole-pages', '/booking')).toBeUndefined();
});

test('pages are kept ahead only when the page says so', async () => {
  network.set('/booking', [right(kinds['a page'])]);
  network.set('/scripts/load-island.js', [make('load()//d-island', 'text/javascript')]);
  const works: Promise<unknown>[] = [];
  listeners.get('message')?.({
    data: 'keep-ahead',
    source: { url: `${ORIGIN}/` },
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  await Promise.all(works);
  expect(asked.map((text) => text.split(' ')[0])).toEqual(keep);
  expect(await savedText('whole-files', '/scripts/load-island.js')).toBe('load()//d-island');
});
