import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { write404Rules, redirectsFile } from '../../src/lib/publish/redirects.ts';
import { caching } from '../../src/lib/security/response-headers.ts';
import { ask } from './ask.ts';
import type { Running } from '../support/run-program.ts';
import { servers } from './servers.ts';

const pages = 'index 404 gone booking who-we-are news news/23 still-here fr fr/404 fr/booking'.split(' ');

/** Old addresses with every kind of letter and ending, each with its target. */
const moved = [
  ['/our-story', '/who-we-are'],
  ['/people', '/who-we-are#people'],
  ['/home', '/'],
  ['/start', '/#clinic'],
  ['/news/7', '/news/23'],
  ['/news/7-2', '/news'],
  ['/blog/2019/03/a-day-in-ejisu', '/news/23'],
  ['/contact.php', '/booking'],
  ['/a.b.c', '/booking'],
  ['/wp-content/uploads/prices.pdf', '/booking#faq'],
  ['/feed.xml', '/news'],
  ['/~ama', '/who-we-are'],
  ['/about_us', '/who-we-are'],
  ['/index-of-tests', '/booking'],
  ['/404-help', '/booking'],
  ['/gone-fishing', '/news'],
  ['/booking-2', '/booking'],
  ['/1', '/news'],
  ['/x/y/z/1/2/3', '/news/23'],
  ['/events', '/news'],
  ['/partner', 'https://partner.example.org/hope'],
  ['/shop', 'https://shop.example.org/?from=site#all'],
].map(([from = '', to = '']) => ({ from, to }));

const gone = '/summer-camp /news/6 /camp.html.old /old/form.php /gone-for-good /2019 /a/b/c /_old'.split(' ');

const respelt = '/Our-Story /our-story/ /OUR-STORY/ /our-story.html //our-story /our-story/index.html'.split(
  ' ',
);
const similar = '/our-story/team /our /news/77 /contactxphp /our-story2 /xour-story /_redirects'.split(' ');

const html = (name: string) =>
  `<!doctype html><title>${name}</title>${'<p>Words of the page.</p>'.repeat(40)}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-'));
  const files = new Map(pages.map((name) => [`${name}.html`, html(name)]));
  files.set('robots.txt', 'User-agent: *');
  files.set('_headers', '');
  // A host looks for a page first, so an existing page wins.
  const all = [...moved, ...gone.map((from) => ({ from })), { from: '/still-here', to: '/news' }];
  files.set('_redirects', redirectsFile(all) + write404Rules(['fr']));
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(servers)('with $name,', ({ start }) => {
  let site: Running;
  beforeAll(async () => {
    site = await start(folder);
  });
  afterAll(() => site.close());

  const get = (path: string, headers = {}) => ask(site.port, { path, headers });
  const isOutside = (to: string) => to.startsWith('https:');

  test.each(moved)('the old address $from redirects to $to in one step', async ({ from, to }) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['cache-control']).toBe(caching.other);
    if (!isOutside(to)) expect((await get(to.replace(/#.*/, ''))).status).toBe(200);
  });

  test.each(moved)('a redirect from $from keeps the query only on our own site', async ({ from, to }) => {
    const { headers } = await get(`${from}?step=schedule&x=%20`);
    const [page = '', section] = to.split('#');
    const right = `${page}?step=schedule&x=%20${section === undefined ? '' : `#${section}`}`;
    expect(headers.location).toBe(isOutside(to) ? to : right);
  });

  test.each([
    ['/fr/nowhere', 'fr/404'],
    ['/fr/nowhere/at/all', 'fr/404'],
    ['/fr/_headers', 'fr/404'],
    ['/fr/404', 'fr/404'],
    ['/french', '404'],
    ['/tw/nowhere', '404'],
    ['/nowhere', '404'],
  ])('a visitor who opens the unknown address %s gets %s.html and status 404', async (path, name) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, html(name)]);
  });

  test('misspelt addresses of translated pages redirect to the right address', async () => {
    expect((await get('/fr')).body.toString()).toBe(html('fr'));
    for (const path of ['/fr/', '/FR', '/fr.html', '/fr/index'])
      expect((await get(path)).headers.location, path).toBe('/fr');
    expect((await get('/fr/Booking/')).headers.location).toBe('/fr/booking');
  });

  test.each(respelt)('the misspelt address %s redirects like /our-story', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, '/who-we-are']);
  });

  test.each([...gone, '/Summer-Camp/', '/summer-camp.html'])(
    'a visitor to %s reads that the page is gone',
    async (path) => {
      const { status, headers, body } = await get(`${path}?x=1`);
      expect(status).toBe(410);
      expect(body.toString()).toBe(html('gone'));
      expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe(caching.other);
    },
  );

  test('the "gone" page is compressed', async () => {
    const { status, headers } = await get('/summer-camp', { 'accept-encoding': 'gzip' });
    expect([status, headers['content-encoding']]).toEqual([410, 'gzip']);
  });

  test.each(similar)('%s matches no old address, and is not found', async (path) =>
    expect((await get(path)).status).toBe(404),
  );

  test('an existing page wins over a redirect from its address', async () => {
    expect((await get('/still-here')).body.toString()).toBe(html('still-here'));
  });

  test.each(['//evil.example', '//evil.example/our-story', '/\\evil.example/our-story'])(
    '%s redirects to no other site',
    async (path) => {
      const { status, headers } = await get(path);
      if (headers.location) expect(new URL(headers.location, 'http://here').host).toBe('here');
      else expect([400, 404]).toContain(status);
    },
  );
});
