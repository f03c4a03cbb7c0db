import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { responseHeaders } from '../../src/lib/security/response-headers.ts';
import { readSiteSettings } from '../../src/loaders/site-settings.ts';
import type { Running } from '../support/run-program.ts';
import { addresses } from '../support/addresses.ts';
import { ask, sendRaw } from './ask.ts';
import { servers } from './servers.ts';

const ours = Object.fromEntries(
  responseHeaders(readSiteSettings('')).map(([name, value]) => [name.toLowerCase(), value]),
);

/** A page in a folder, such as /communities/1; undefined if content/ has none. */
const nested = addresses.find((address) => address.lastIndexOf('/') > 0);

/** For each right address, its misspellings. */
const misspelt = {
  '/booking': ['/booking/', '/Booking', '/booking.html', '/Booking/Index.html', '//booking'],
  '/donate-form': ['//donate-form//'],
  ...(nested && { [nested]: [`${nested}/`, nested.replaceAll('/', '//'), nested.toUpperCase()] }),
  '/': ['/index', '/index.html', '//'],
};

/** Addresses of pages, with unnecessary encoding. */
const encoded = [
  ...'/donate%2Dform /%62ooking /%64%6F%6Eate-form /%42ooking /donate%2dform/'.split(' '),
  ...(nested ? [nested.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)] : []),
];

/** Addresses that people, programs and attackers ask for, separated by spaces. */
const odd = String.raw`
  // /// //booking /booking// //booking//?a//b /./booking /a/../booking /. /./
  ///example.com //evil.example ///evil.example/ //evil.example//booking/ //evil.example/%2e%2e/
  /\evil.example /\/evil.example/ /%2F/evil.example /%2f%2fevil.example/ /%5cevil.example/
  /%5c%5cevil.example /%0d%0aLocation:%20//evil.example/ /https://evil.example /@evil.example
  /.. /../package.json /%2e%2e/package.json /..%2fpackage.json /_astro/../../package.json
  /..%5c..%5cpackage.json /%252e%252e/package.json /.git/config /.env /_headers /_redirects
  /booking.html.br /booking.br /.well-known/ /.well-known/security.txt.br /.sbom.cdx.json
  /%00 /booking%00.png /% /%ff /%c3%28 /%e2%80%8b /%F0%9F%8F%A5 /booking%20 /+booking
  /events%2Fho2 /events%2fHO2/ /%2Fbooking /%2fbooking%2F /booking%2Ehtml /%2e/booking
  /booking%3Fstep=schedule /booking%23faq /lab%252Dservices /%2562ooking /booking;x=1 /booking+
  /404 /404.html /404/ /index.html/ /index/index /.html /booking.html.html /_astro/
  /mbr/ /events/ /events. /__proto__ /constructor /?x=%00 /? /?? /* /{path} /$1
  /${'a'.repeat(8192)} /booking?${'a'.repeat(8192)}`
  .trim()
  .split(/\s+/);

describe.each(servers)('with $name,', ({ start, sendsErrorsWithoutHeaders }) => {
  let site: Running;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const get = (path: string) => ask(site.port, { path });
  /** The answer after at most three redirects, and how many there were. */
  const follow = async (path: string) => {
    let answer = await get(path);
    let redirects = 0;
    for (; answer.headers.location !== undefined && redirects < 3; redirects++) {
      const { origin, pathname, search } = new URL(answer.headers.location, `http://127.0.0.1:${site.port}`);
      expect(origin).toBe(`http://127.0.0.1:${site.port}`);
      answer = await get(pathname + search);
    }
    return { ...answer, redirects };
  };

  const spellings = Object.entries(misspelt).flatMap(([right, all]) => all.map((asked) => [asked, right]));

  test.each(spellings)('%s redirects to %s and keeps the query', async (asked = '', right = '') => {
    const { status, headers } = await get(`${asked}?step=schedule&x=%20`);
    expect(status).toBe(301);
    expect(headers.location).toBe(`${right}?step=schedule&x=%20`);
    expect(headers).toMatchObject(ours);
    expect((await get(asked)).headers.location).toBe(right);
    expect((await get(right)).status).toBe(200);
  });

  test.each(encoded)('the encoded address %s opens a page after at most one redirect', async (path) => {
    const { status, redirects } = await follow(path);
    expect([status, redirects <= 1]).toEqual([200, true]);
  });

  // A proxy may request the full address. A redirect from the right full address to its path would never end.
  test('a request that names the full http:// address gets the page', async () => {
    for (const path of ['/', '/booking', '/booking?a//b'])
      expect((await get(`http://127.0.0.1:${site.port}${path}`)).status, path).toBe(200);
    const { headers } = await get(`http://127.0.0.1:${site.port}/Booking/?x=1`);
    expect(headers.location).toBe('/booking?x=1');
  });

  test.each(odd)('the odd address "$0" reaches no other site and no private file', async (path) => {
    const { headers } = await get(path);
    // Browsers read an address such as //evil.example as another site.
    if (headers.location !== undefined)
      expect(headers.location).toMatch(/^(?:http:\/\/127\.0\.0\.1:\d+)?\/(?![/\\])/);
    const { status, headers: last, body, redirects } = await follow(path);
    expect([200, 400, 404, 414, 431]).toContain(status);
    expect(redirects).toBeLessThanOrEqual(1);
    // Lines of package.json, .git/config and _headers.
    expect(body.toString()).not.toMatch(/"private": true|\[core\]|^ {2}Content-Security/m);
    if (!sendsErrorsWithoutHeaders || status === 200 || status === 404) expect(last).toMatchObject(ours);
  });

  test.each([
    ['with a NUL byte in its address', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['with a NUL byte in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n'],
    ['that is only a NUL byte', '\0\r\n\r\n'],
  ])('the server still works after a malformed request %s', async (_, text) => {
    expect([0, 400, 404]).toContain(await sendRaw(site.port, text));
    expect((await get('/')).status).toBe(200);
  });
});
