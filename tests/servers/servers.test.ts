import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caching, responseHeaders } from '../../src/lib/security/response-headers.ts';
import { securityTxtAddress } from '../../src/integrations/host-files.ts';
import { readSiteSettings } from '../../src/loaders/site-settings.ts';
import { addresses } from '../support/addresses.ts';
import { statusOf } from '../../src/lib/publish/redirects.ts';
import { ask } from './ask.ts';
import type { Running } from '../support/run-program.ts';
import { servers } from './servers.ts';

const ours = Object.fromEntries(
  responseHeaders(readSiteSettings('')).map(([name, value]) => [name.toLowerCase(), value]),
);
const fileOf = (address: string) => readFileSync(`dist${address === '/' ? '/index' : address}.html`);
/** The path of the largest file with this ending and a hash in its name. Small files are not compressed. */
const hashedFile = (ending: string) =>
  readdirSync('dist/_astro')
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ path: `/_astro/${name}`, size: statSync(`dist/_astro/${name}`).size }))
    .reduce((one, other) => (other.size > one.size ? other : one)).path;
const script = hashedFile('.js');
const notFoundPage = readFileSync('dist/404.html');

describe.each(servers)('with $name,', ({ start }) => {
  let site: Running;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const get = (path: string, headers = {}) => ask(site.port, { path, headers });

  test.each(addresses)('a visitor who opens %s gets its page', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(statusOf(address));
    expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject(ours);
    expect(body.equals(fileOf(address))).toBe(true);
  });

  test.each([
    ['/not-found', 404],
    ['/gone', 410],
  ])('the error page %s has status %i only at its exact address', async (address, status) => {
    const answer = await get(address);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, caching.other]);
    expect(answer.body.equals(fileOf(address))).toBe(true);
    for (const other of [`${address}/?x=1`, `${address.toUpperCase()}?x=1`, `/${address}?x=1`])
      expect((await get(other)).headers.location).toBe(`${address}?x=1`);
  });

  test.each('/no-such-page /404 /communities/0 /_astro/gone.js /mbr /404.html/x /booking.htm'.split(' '))(
    'a visitor who opens %s gets our 404 page',
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
    ['/communities.json', caching.other],
  ])('%s is sent with the header `Cache-Control: %s`', async (path, value) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(value);
  });

  test.each([
    [script, /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i],
    [hashedFile('.avif'), /^image\/avif$/],
    ['/social-card.png', /^image\/png$/],
    ['/events.ics', /^text\/calendar(?:; ?charset=utf-8)?$/i],
    ['/manifest.webmanifest', /^application\/manifest\+json(?:; ?charset=utf-8)?$/i],
    ['/communities.json', /^application\/json(?:; ?charset=utf-8)?$/i],
    ['/build.txt', /^text\/plain(?:; ?charset=utf-8)?$/i],
    // RFC 9116 requires both the type and the charset.
    [securityTxtAddress, /^text\/plain; ?charset=utf-8$/i],
    ['/rss.xml', /^(?:application|text)\/xml(?:; ?charset=utf-8)?$/i],
  ])('%s has the right content type', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers).toMatchObject(ours);
  });

  describe('compression:', () => {
    test.each([
      ['/', 'br', brotliDecompressSync],
      ['/booking', 'gzip', gunzipSync],
      [script, 'br', brotliDecompressSync],
      [script, 'gzip', gunzipSync],
      ['/no-such-page', 'br', brotliDecompressSync],
    ])('%s is compressed with %s for clients that accept this encoding', async (path, encoding, unpack) => {
      const packed = await get(path, { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect(packed.headers).toMatchObject(ours);
      expect(unpack(packed.body).equals((await get(path)).body)).toBe(true);
    });

    test.each([
      // With q=0, a client refuses an encoding.
      ['br;q=0, gzip', 'gzip'],
      ['br; q=0.0, gzip;q=0', undefined],
    ])('a client with "Accept-Encoding: %s" gets an answer it can decode', async (accepted, encoding) => {
      const { headers, body } = await get('/booking', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      if (!encoding) expect(body.equals(fileOf('/booking'))).toBe(true);
    });

    test('a picture is not compressed again', async () => {
      const { headers } = await get(hashedFile('.avif'), { 'accept-encoding': 'br, gzip' });
      expect(headers['content-encoding']).toBeUndefined();
    });
  });

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await get('/booking');
    const again = await get('/booking', { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('a client gets the requested part of a picture if that part exists', async () => {
    const path = '/social-card.png';
    const whole = readFileSync(`dist${path}`);
    const { status, headers, body } = await get(path, { range: 'bytes=100-199' });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(body.equals(whole.subarray(100, 200))).toBe(true);
    const outside = await get(path, { range: 'bytes=99999999-' });
    expect(outside.status).toBe(416);
    expect(outside.headers).toMatchObject(ours);
    expect(outside.headers['cache-control']).toBe(caching.other);
  });

  test.each([
    ['.mp3', /^audio\/mpeg$/],
    ['.ogg', /^(?:audio|application)\/ogg(?:; ?codecs=opus)?$/],
  ])('a player that asks for part of an %s recording gets that part', async (ending, type) => {
    const path = hashedFile(ending);
    const whole = readFileSync(`dist${path}`);
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      [`bytes=${whole.length - 50}-`, whole.length - 50, whole.length - 1],
    ] as const) {
      const { status, headers, body } = await get(path, { range });
      expect(headers['content-type']).toMatch(type);
      expect([status, headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${whole.length}`]);
      expect(body.equals(whole.subarray(from, to + 1))).toBe(true);
    }
  });

  test.each(['/', '/booking', '/no-such-page', script])(
    'a HEAD request for %s gets the status and headers, but no body',
    async (path) => {
      const head = await ask(site.port, { path, method: 'HEAD' });
      expect(head.status).toBe((await get(path)).status);
      expect(head.headers).toMatchObject(ours);
      expect(head.body).toHaveLength(0);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'TRACE'])(
    'a %s request gets an error that does not repeat the request headers',
    async (method) => {
      const { status, body } = await ask(site.port, {
        path: '/booking',
        method,
        headers: { 'x-echo': 'parrot' },
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(502);
      expect(body.toString()).not.toContain('parrot');
    },
  );
});
