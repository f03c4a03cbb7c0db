import { spawnSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listen } from '../../scripts/lib/listen.ts';
import { DIGESTS_FILE, sha256 } from '../../scripts/lib/digests.ts';
import {
  blame,
  buildSmallSite,
  watch,
  watchedSite,
  type Host,
  type Plant,
  type Sent,
} from './watched-site.ts';

/** Changes the answer at one path. */
const at =
  (path: string, change: (sent: Sent) => void): Plant =>
  (asked, sent) => {
    if (asked === path) change(sent);
  };
const body = (path: string, change: (text: string) => string) =>
  at(path, (sent) => void (sent.body = Buffer.from(change(sent.body.toString()))));
const header = (path: string, name: string, value: string) =>
  at(path, (sent) => void (sent.headers[name] = value));
const answer = (path: string, status: number, text = '') =>
  at(path, (sent) => Object.assign(sent, { status, body: Buffer.from(text) }));
const everywhere =
  (change: (sent: Sent, path: string) => void): Plant =>
  (path, sent) =>
    change(sent, path);
const without = (path: string, name: string) =>
  at(path, ({ headers }) => void Reflect.deleteProperty(headers, name));
const pack = (sent: Sent, encoding: string, body: Buffer) => {
  sent.headers['Content-Encoding'] = encoding;
  sent.body = body;
};
const login = '<!doctype html><html lang="en"><body>Sign in to Free WiFi</body></html>\n';
const saysChanged = (address: string) =>
  new RegExp(`^[\\w ]+: ${RegExp.escape(address)}: is not what was built`);
const NOWHERE = '/is-anybody-watching';
const SCRIPT = '/_astro/picker.1.js';
const POLICY = 'Content-Security-Policy';
const HSTS = 'Strict-Transport-Security';
const TYPE = 'Content-Type';
const CONTROL = 'Cache-Control';

const plants: [title: string, plant: Plant, said: RegExp][] = [
  [
    'robots.txt forbids everything',
    body('/robots.txt', () => 'Disallow: /'),
    /^Files: \/robots\.txt: is not what was built/,
  ],
  ['noindex is in a header', header('/donate', 'X-Robots-Tag', 'noindex'), /donate: is hidden from search/],
  ['a security policy allows everything', header('/booking', POLICY, 'frame-ancestors *'), /Policy differs/],
  ['a page has no security policy', without('/', POLICY), /^Pages: \/: Content-Security-Policy is missing$/],
  [
    'no page sends Strict-Transport-Security',
    everywhere(({ headers }) => void Reflect.deleteProperty(headers, HSTS)),
    /^Files: all \d+ files: Strict-.* is missing$/,
  ],
  ['a header is changed', header('/donate', 'X-Content-Type-Options', 'sniff'), /is "sniff", not "nosniff"$/],
  ['an attacker replaces a page', body('/', () => login.replace('Sign in', 'Hacked')), saysChanged('/')],
  ['a page is cut off', body('/booking', (text) => text.slice(0, 80)), /booking: is cut off before its end$/],
  ['a page is empty', body('/booking', () => ''), /booking: is empty$/],
  ['a page answers with an error', answer('/booking', 500), /booking: answers 500$/],
  [
    'every page is a login page',
    everywhere((sent, path) => {
      if (!path.includes('.')) sent.body = Buffer.from(login);
    }),
    /^Prices and gifts: \/booking, \/donate: is cut|is not what was built/,
  ],
  [
    'a page is sent as plain text',
    header('/booking', TYPE, 'text/plain'),
    /booking: comes as "text\/plain"$/,
  ],
  [
    'a page redirects to another site',
    header('/', 'Refresh', '0; url=//evil.example'),
    /^Pages: \/: sends refresh: 0; url=/,
  ],
  [
    'a page is cached for a year',
    header('/booking', CONTROL, 'max-age=31536000'),
    /booking: is cached .* for 365 days$/,
  ],
  [
    'a script with a hash in its name is not cached',
    header(SCRIPT, CONTROL, 'no-store'),
    /Cache-Control is "no-store"/,
  ],
  ['a cookie is set', header('/', 'Set-Cookie', 'id=1'), /^Pages: \/: sends set-cookie$/],
  ['a page comes in place of a script', body(SCRIPT, () => login), /picker\.1\.js: is a page, not the file$/],
  [
    'a compressed page is cut off',
    at('/booking', (sent) => pack(sent, 'gzip', gzipSync(sent.body).subarray(0, 60))),
    /^Prices and gifts: \/booking: /,
  ],
  ['an unknown address opens a page', answer(NOWHERE, 200, 'Welcome'), /answers 200, not 404$/],
  ['the host sends its own 404 page', answer(NOWHERE, 404, 'Nothing'), /does not show our page/],
  ['the age of the build is unknown', answer('/build.txt', 404), /^Age: \/build\.txt does not say/],
  [
    'an old address redirects to the home page',
    header('/old', 'Location', '/'),
    /\/old answers 301 \/, and does not redirect/,
  ],
  [
    'a removed page opens again',
    answer('/camp', 200, 'Come'),
    /\/camp answers 200, though its page is gone$/,
  ],
];

/** Changes only the answers to some visitors. */
const forSome =
  (isMeant: (asked: IncomingHttpHeaders) => boolean, plant: Plant): Plant =>
  (path, sent, count, asked) => {
    if (isMeant(asked)) plant(path, sent, count, asked);
  };
const isPhone = (asked: IncomingHttpHeaders) => /Android|iPhone/.test(String(asked['user-agent']));
const leadsTo = (path: string, to: string) =>
  at(path, (sent) => Object.assign(sent, { status: 301, headers: { ...sent.headers, Location: to } }));
const evil = () => login.replace('Sign in', 'Pay to evil.example');

plants.push(
  ['/.git/config opens', answer('/.git/config', 200, '[core]'), /\/\.git\/config answers 200/],
  ['phones get another page', forSome(isPhone, body('/donate', evil)), /\/donate: .*phone/],
  [
    'phones get another script',
    forSome(
      isPhone,
      body(SCRIPT, () => 'steal()'),
    ),
    /picker\.1\.js: .*phone/,
  ],
  [
    'a page with a query is another page',
    everywhere((sent, path) => {
      if (path.startsWith('/donate?')) sent.body = Buffer.from(evil());
    }),
    /\/donate: /,
  ],
  ['/booking.html leads elsewhere', leadsTo('/booking.html', 'https://evil.example/'), /\/booking\.html /],
  ['/Booking leads elsewhere', leadsTo('/Booking', '/donate'), /\/Booking /],
  ['/booking/ leads elsewhere', leadsTo('/booking/', '//evil.example'), /\/booking\/ /],
  ['//booking leads elsewhere', leadsTo('//booking', '//evil.example'), /\/\/booking /],
  ['an encoded spelling opens another page', answer('/%62ooking', 200, evil()), /\/%62ooking /],
  [
    'the host answers 304 to a browser with another version',
    forSome((asked) => !!asked['if-none-match'], answer('/booking', 304)),
    /\/booking: answers 304/,
  ],
  [
    'the host answers 304 to a browser with an old copy',
    forSome(
      (asked) => !!asked['if-modified-since'],
      (path, sent) => {
        if (path.startsWith('/donate')) Object.assign(sent, { status: 304, body: Buffer.alloc(0) });
      },
    ),
    /\/donate: answers 304/,
  ],
  [
    'unknown French addresses open a page',
    everywhere((sent, path) => {
      if (path.startsWith('/fr/')) sent.status = 200;
    }),
    /\/fr\/\S+ answers 200/,
  ],
  [
    'unknown French addresses show the English page',
    everywhere((sent, path) => {
      if (path.startsWith('/fr/'))
        sent.body = Buffer.from('<!doctype html><html lang="en"><body>Not here</body></html>\n');
    }),
    /\/fr\/\S+ does not show/,
  ],
  [
    'unknown communities open a page',
    everywhere((sent, path) => {
      if (path.startsWith('/communities/') && sent.status === 404) sent.status = 200;
    }),
    /\/communities\/\S+ answers 200/,
  ],
  [
    'a foreign Link is sent',
    header('/donate', 'Link', '<https://evil.example/x.js>; rel=preload'),
    /donate: sends Link/i,
  ],
  [
    'errors report to another company',
    header('/', 'Report-To', '{"url":"https://evil.example"}'),
    /sends Report-To/i,
  ],
);

test.each(plants)('the watch reports a fault if %s', async (_, plant, said) => {
  expect(await blame({ plant })).toContainEqual(expect.stringMatching(said));
});

const built = (path: string, text: string) => buildSmallSite((files) => files.set(path, text));
const hosts: [title: string, host: Host, said: RegExp][] = [
  [
    'the build is old',
    { files: built('/build.txt', '2026-01-01 abc\n') },
    /^Age: built on 2026-01-01 from abc, \d+ days/,
  ],
  [
    'http does not redirect to https',
    { overHttp: 'answers' },
    /^Without encryption: .* answers 200, and does not redirect/,
  ],
  [
    'the http address cannot be reached',
    { overHttp: 'hangs up' },
    /^Without encryption: .* cannot be reached/,
  ],
  [
    'digests.json is gone, and the published build is not known',
    { isAlone: true, plant: answer(DIGESTS_FILE, 404) },
    /digests\.json answers 404/,
  ],
  [
    'digests.json is an HTML page, and the published build is not known',
    { isAlone: true, plant: answer(DIGESTS_FILE, 200, login) },
    /digests\.json is not a list of files/,
  ],
  ['an article is missing', { addresses: ['/booking', '/news/99'] }, /^Pages: \/news\/99 is in content\//],
];

test.each(hosts)('the watch reports a fault if %s', async (_, host, said) => {
  expect(await blame(host)).toContainEqual(expect.stringMatching(said));
});

const nextBuild = buildSmallSite((files) => {
  files.set('/booking.html', (files.get('/booking.html') ?? '').replace('50.00', '60.00'));
  files.set('/_astro/picker.2.js', 'pickMore()');
  files.delete('/_astro/picker.1.js');
  files.delete('/donate.html');
});

const deployed = (isThere: (path: string, count: number) => boolean) => ({
  next: { files: nextBuild, isThere },
});
const healthy: [title: string, host: Host][] = [
  ['is exactly what was built', {}],
  ['is compressed with gzip', { plant: everywhere((sent) => pack(sent, 'gzip', gzipSync(sent.body))) }],
  [
    'is compressed with Brotli',
    { plant: everywhere((sent) => pack(sent, 'br', brotliCompressSync(sent.body))) },
  ],
  ['changes all at once in a deploy', deployed((_, count) => count > 4)],
  ['loses a script in a deploy, just before the script is checked', deployed((_, count) => count > 12)],
  ['gets digests.json last in a deploy', deployed((path, count) => count > (path === DIGESTS_FILE ? 15 : 3))],
  ['gets digests.json first in a deploy', deployed((path, count) => path === DIGESTS_FILE || count > 16)],
  [
    'fails once',
    {
      plant: (_, sent, count) => {
        if (count === 3) sent.status = 500;
      },
    },
  ],
  ['sends scripts as application/javascript', { plant: header(SCRIPT, TYPE, 'application/javascript') }],
  [
    'is on Cloudflare',
    {
      plant: everywhere(({ headers }) => {
        Object.assign(headers, {
          'CF-RAY': '8f1-ACC',
          'cf-cache-status': 'HIT',
          Server: 'cloudflare',
          'alt-svc': 'h3=":443"; ma=86400',
          NEL: '{"success_fraction":0}',
          'Report-To': '{"endpoints":[{"url":"https:\\/\\/a.nel.cloudflare.com\\/report\\/v4?s=x"}]}',
          'Server-Timing': 'cfL4;desc="?proto=TCP"',
          Link: '</_astro/picker.1.js>; rel=preload; as=script',
        });
      }),
    },
  ],
  [
    'is on Netlify',
    {
      plant: everywhere(({ headers }) => {
        Object.assign(headers, {
          Age: '3',
          'Cache-Status': '"Netlify Edge"; hit',
          Server: 'Netlify',
          'X-NF-Request-ID': '01J',
          ETag: '"a"',
        });
      }),
    },
  ],
  ['answers 200 for /not-found', { plant: at('/not-found', (sent) => void (sent.status = 200)) }],
];

const attack = '/donate.html';
/** Somebody who can write to the host changes a page, and the list of digests too. */
const withList: Plant = (path, sent) => {
  if (decodeURI(path).startsWith('/donate')) sent.body = Buffer.from(evil());
  if (path === DIGESTS_FILE) {
    const list = JSON.parse(sent.body.toString()) as Record<string, string>;
    sent.body = Buffer.from(JSON.stringify({ ...list, [attack]: sha256(Buffer.from(evil())) }));
  }
};

test('the watch does not believe a list of digests that was changed together with a page', async () => {
  expect(await blame({ plant: withList })).toContainEqual(
    expect.stringMatching(/^Prices and gifts: \/donate: is not what was built/),
  );
});

test('the watch says first that the host built with other keys than GitHub', async () => {
  const [first, second] = await blame({ plant: withList });
  expect(first).toMatch(/^Another build: .* in 1 of \d+ files\. .*the same keys as GitHub/);
  expect(second).toMatch(/^Prices and gifts: \/donate: is not what was built/);
  // The list of a host that adds to pages is that of the published build.
  const added = await blame({ plant: body('/donate', () => evil()) });
  expect(added).toEqual([expect.stringMatching(/^Prices and gifts: \/donate: is not what was built/)]);
});

test('without the published build, the watch says what it could not check', async () => {
  const items = await watch({ plant: withList, isAlone: true });
  expect(items.filter(({ isBlocking }) => isBlocking)).toEqual([]);
  expect(items).toContainEqual(
    expect.objectContaining({ group: 'Not checked', text: expect.stringContaining('own list') as string }),
  );
});

test('the watch names every changed page, those with prices and gifts first', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `/about-${index}`);
  const files = buildSmallSite((files) => {
    for (const name of names) files.set(`${name}.html`, `<!doctype html>${name}</html>\n`);
  });
  const plant = everywhere((sent, path) => {
    if (path === '/booking' || names.includes(path)) sent.body = Buffer.from(evil());
  });
  const found = await blame({ files, plant });
  expect(found[0]).toMatch(/^Prices and gifts: \/booking: is not what was built/);
  expect(found[1]?.match(/\/about-\d+/g)).toEqual(names.toSorted());
});

test('the watch asks no other company unless it is told to', async () => {
  let asked = 0;
  const party = await listen(
    createServer((_, response) => {
      asked += 1;
      response.end();
    }),
    0,
  );
  const site = structuredClone(watchedSite);
  site.thirdParties.donation.cardPage = `${party.origin}/give`;
  await watch({ site, withLinks: false });
  expect(asked).toBe(0);
  await watch({ site });
  expect(asked).toBeGreaterThan(0);
  await party.close();
});

test.each([
  ['http://hopehealth.org/booking', 'npm run watch -- https://hopehealth.org'],
  ['hopehealth.org', 'Say which site'],
  ['', 'Say which site'],
])('an owner who watches %j reads what to write', (address, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/watch.ts', address], { encoding: 'utf8' });
  expect(stderr).toContain(said);
  expect(status).toBe(2);
});

test.each([
  ['uncompressed', undefined, /uncompressed/],
  ['with gzip', (sent: Sent) => pack(sent, 'gzip', gzipSync(sent.body)), /as gzip/],
  ['with Brotli', (sent: Sent) => pack(sent, 'br', brotliCompressSync(sent.body)), undefined],
] as const)('an owner whose host sends pages %s reads what it costs visitors', async (_, change, said) => {
  const items = await watch({ plant: at('/', change ?? (() => undefined)), withLinks: false });
  const note = items.find(({ group }) => group === 'Speed')?.text;
  if (said) expect(note).toMatch(said);
  else expect(note).toBeUndefined();
});

test.each(healthy)('the watch reports no fault for a site that %s', async (_, host) => {
  expect(await blame(host)).toEqual([]);
});
