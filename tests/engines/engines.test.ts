import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageFrame, touchDownRules } from '../../src/lib/page-frame.ts';
import { caching, forFiles, responseHeaders, type HostHeaders } from '../../src/lib/response-headers.ts';
import { readSiteSettings } from '../../src/lib/site-settings.ts';
import { findLighter, lighterFolder } from '../../scripts/lib/lighter-pictures.ts';
import { addresses } from '../support/addresses.ts';
import { need } from '../support/read-entries.ts';
import { ask, sendRaw } from './ask.ts';
import type { Running } from './engine.ts';
import { enginesHere } from './engines-here.ts';

const asAnswered = (headers: HostHeaders) =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
const headersOfAll = responseHeaders(readSiteSettings(''));
const ours = asAnswered(headersOfAll);
const oursOf = (path: string) =>
  path.startsWith(caching.hashedFolder) ? asAnswered(forFiles(headersOfAll)) : ours;
const fileOf = (address: string) => readFileSync(`dist${address === '/' ? '/index' : address}.html`);
/** The largest hashed file of a kind: small ones are not packed. */
const hashed = (ending: string) =>
  readdirSync('dist/_astro')
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ path: `/_astro/${name}`, size: statSync(`dist/_astro/${name}`).size }))
    .reduce((one, other) => (other.size > one.size ? other : one)).path;
const script = hashed('.js');
const [larger, smallest] = need(
  [...(await findLighter('dist'))].find(([path]) => path.endsWith('.avif')),
  'a picture in several sizes',
);
const frame = readFileSync(`dist/${pageFrame.madeOf}`);
const notFoundPage = readFileSync('dist/404.html');

describe.each(enginesHere)('$name', ({ start, quirks = {}, packsByFrame = false, lightens = false }) => {
  let site: Running;
  beforeAll(async () => {
    site = await start();
  }, 60_000);
  afterAll(() => site.close());

  const get = (path: string, headers = {}) => ask(site.port, { path, headers });

  test.each(addresses)('%s leads straight to its page', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(200);
    expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject(ours);
    expect(body.equals(fileOf(address))).toBe(true);
  });

  test.each(['/no-such-page', '/communities/0', '/_astro/gone.js', '/mbr', '/404.html/x', '/booking.htm'])(
    '%s is not found, and the answer leads on',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(headers).toMatchObject(ours);
      expect(body.equals(notFoundPage)).toBe(true);
      expect(headers['cache-control']).not.toContain('immutable');
    },
  );

  test.each([
    ['/booking', caching.other],
    [script, caching.hashed],
    [caching.workerAddress, caching.worker],
    [caching.rulesAddress, caching.rules],
    ['/communities.json', caching.other],
  ])('%s is kept "%s"', async (path, value) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(value);
  });

  test.each([
    [script, /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i],
    [hashed('.webp'), /^image\/webp$/],
    [hashed('.avif'), /^image\/avif$/],
    ['/social-card.png', /^image\/png$/],
    ['/events.ics', /^text\/calendar(?:; ?charset=utf-8)?$/i],
    ['/manifest.webmanifest', /^application\/manifest\+json(?:; ?charset=utf-8)?$/i],
    ['/communities.json', /^application\/json(?:; ?charset=utf-8)?$/i],
    ['/rss.xml', /^(?:application|text)\/xml(?:; ?charset=utf-8)?$/i],
  ])('%s says what it is', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers).toMatchObject(oursOf(path));
  });

  describe('compression', () => {
    test.each([
      ['/', 'br', brotliDecompressSync],
      ['/lab-services', 'gzip', gunzipSync],
      [script, 'br', brotliDecompressSync],
      [script, 'gzip', gunzipSync],
      ['/no-such-page', 'br', brotliDecompressSync],
    ])('%s comes as %s where that is accepted', async (path, encoding, unpack) => {
      const packed = await get(path, { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      if (!quirks.noVary) expect(packed.headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect(packed.headers).toMatchObject(oursOf(path));
      expect(unpack(packed.body).equals((await get(path)).body)).toBe(true);
    });

    test('a picture is not packed again', async () => {
      const { headers } = await get(hashed('.webp'), { 'accept-encoding': 'br, gzip' });
      expect(headers['content-encoding']).toBeUndefined();
    });
  });

  const inLightness = lightens ? describe : undefined;
  inLightness?.('a picture that comes in several sizes', () => {
    const smallestBytes = readFileSync(`dist${smallest}`);

    test('is the smallest for who saves data', async () => {
      const { status, headers, body } = await get(larger, { 'save-data': 'on' });
      expect(status).toBe(200);
      expect(body.equals(smallestBytes)).toBe(true);
      expect(headers['content-type']).toBe('image/avif');
      expect(headers['cache-control']).toBe(caching.hashed);
    });

    test('is what was asked for to everybody else, and caches in between are told', async () => {
      const { headers, body } = await get(larger);
      expect(body.equals(readFileSync(`dist${larger}`))).toBe(true);
      expect(body.length).toBeGreaterThan(smallestBytes.length);
      expect(headers.vary?.toLowerCase()).toContain('save-data');
    });

    test('has no address of its own where it is kept', async () => {
      expect((await get(`${lighterFolder}${larger}`)).status).toBe(404);
    });
  });

  const inFrame = packsByFrame ? describe : undefined;
  inFrame?.('the frame of all pages', () => {
    const follow = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
    const accepting = 'gzip, deflate, br, zstd, dcb, dcz';
    const hash = () => `:${createHash('sha256').update(frame).digest('base64')}:`;

    test('is offered to who comes from another page, has none yet and does not save data', async () => {
      const offered = async (headers = {}, path = '/booking') => (await get(path, headers)).headers.link;
      expect(await offered(follow)).toBe(pageFrame.link);
      expect(await offered()).toBeUndefined();
      expect(await offered(follow, '/lab-services')).toBeUndefined();
      expect(await offered({ ...follow, 'sec-fetch-site': 'cross-site' })).toBeUndefined();
      expect(await offered({ ...follow, 'save-data': 'on' })).toBeUndefined();
      expect(await offered({ ...follow, 'available-dictionary': hash() })).toBeUndefined();
    });

    test('links are fetched under the finger of who reads on, and of nobody who saves data', async () => {
      const told = async (headers = {}) => (await get('/booking', headers)).headers['speculation-rules'];
      expect(await told(follow)).toBe(touchDownRules);
      expect(await told()).toBeUndefined();
      expect(await told({ ...follow, 'save-data': 'on' })).toBeUndefined();
      const { headers, body } = await get(JSON.parse(touchDownRules) as string);
      expect(headers['content-type']).toContain('application/speculationrules+json');
      expect(JSON.parse(body.toString())).toHaveProperty('prefetch.0.eagerness', 'conservative');
    });

    test('is a file for pages alone, kept for a day', async () => {
      const { headers, body } = await get(pageFrame.address);
      expect(headers['use-as-dictionary']).toBe(pageFrame.usedFor);
      expect(headers['cache-control']).toBe(pageFrame.keptFor);
      expect(headers).toMatchObject(ours);
      expect(body.equals(frame)).toBe(true);
    });

    test.each(['/', '/booking', '/mbr/a1'])('is left out of %s for who holds it', async (path) => {
      const holding = { 'accept-encoding': accepting, 'available-dictionary': hash() };
      const { headers, body } = await get(path, holding);
      expect(headers['content-encoding']).toBe('dcz');
      expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
      expect(headers.vary?.toLowerCase()).toContain('available-dictionary');
      expect(headers).toMatchObject(ours);
      expect(body.subarray(8, 40).toString('base64')).toBe(hash().slice(1, -1));
      expect(zstdDecompressSync(body.subarray(40), { dictionary: frame }).equals(fileOf(path))).toBe(true);
    });

    test.each([
      ['of another build', { 'available-dictionary': `:${'A'.repeat(43)}=:` }],
      ['that is none', { 'available-dictionary': ':../../../../etc/passwd:' }],
      ['it cannot unpack by', { 'available-dictionary': hash(), 'accept-encoding': 'br' }],
    ])('%s is no hindrance: the page comes whole', async (_, headers) => {
      const answer = await get('/booking', { 'accept-encoding': accepting, ...headers });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(answer.body).equals(fileOf('/booking'))).toBe(true);
    });

    test('is no hindrance to a script, which comes packed as ever', async () => {
      const holding = { 'accept-encoding': accepting, 'available-dictionary': hash() };
      expect((await get(script, holding)).headers['content-encoding']).toBe('br');
    });

    test('hides what is packed by it', async () => {
      expect((await get(`${pageFrame.folder}${hash().slice(1, -1)}/booking.html`)).status).toBe(404);
    });
  });

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await get('/booking');
    const again = await get('/booking', { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('the rest of a picture can be asked for', async () => {
    const path = '/social-card.png';
    const whole = readFileSync(`dist${path}`);
    const { status, headers, body } = await get(path, { range: 'bytes=100-199' });
    if (quirks.wholeOnly) return expect([status, body.length]).toEqual([200, whole.length]);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(body.equals(whole.subarray(100, 200))).toBe(true);
  });

  test.each(['/', '/booking', '/no-such-page', script])(
    'HEAD of %s is GET without the body',
    async (path) => {
      const head = await ask(site.port, { path, method: 'HEAD' });
      expect(head.status).toBe((await get(path)).status);
      expect(head.headers).toMatchObject(oursOf(path));
      expect(head.body).toHaveLength(0);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s changes and echoes nothing', async (method) => {
    const { status, body } = await ask(site.port, {
      path: '/booking',
      method,
      headers: { 'x-echo': 'parrot' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(502);
    expect(body.toString()).not.toContain('parrot');
  });

  test.each([
    ...['//', '//booking', '///example.com', '/%2f%2fexample.com', '/\\example.com', '/%5cexample.com'],
    ...[
      '/..',
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/_astro/../../package.json',
    ],
    ...[
      '/..%5c..%5cpackage.json',
      '/%252e%252e/package.json',
      '/.git/config',
      '/.env',
      '/_headers',
      '/booking.html.br',
      '/.by-frame/x/booking',
    ],
    ...['/%00', '/booking%00.png', '/%', '/%ff', '/%c3%28', '/booking/', '/index.html', '/booking.html'],
    ...[
      '/404',
      '/404.html',
      '/_astro/',
      '/mbr/',
      '/events/',
      '/__proto__',
      '/?x=%00',
      '/booking;x=1',
      '/.',
      '/./',
    ],
    `/${'a'.repeat(8192)}`,
    `/booking?${'a'.repeat(8192)}`,
  ])('%# leads nowhere but to our pages: %.40s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([200, 301, 302, 307, 308, 400, 404, 414, 431]).toContain(status);
    // A redirect may tidy an address up, and may not lead to another host.
    if (headers.location !== undefined)
      expect(headers.location).toMatch(/^(?:http:\/\/127\.0\.0\.1:\d+)?\/(?![/\\])/);
    expect(body.toString()).not.toMatch(/"private": true|\[core\]|^ {2}Content-Security/m);
    if (!quirks.bareRefusals || status < 400 || status === 404) expect(headers).toMatchObject(ours);
  });

  test.each([
    'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n',
    '\0\r\n\r\n',
  ])('nonsense is refused, and the next visitor served', async (text) => {
    expect([0, 400, 404]).toContain(await sendRaw(site.port, text));
    expect((await get('/')).status).toBe(200);
  });
});
