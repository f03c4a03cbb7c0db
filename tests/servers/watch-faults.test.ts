import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { securityTxtAddress } from '../../src/integrations/host-files.ts';
import { DIGESTS_FILE } from '../../scripts/lib/manifest.ts';
import { blame, buildSmallSite, type Host, type Plant, type Sent } from './watched-site.ts';

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
const replaced = (path: string, from: string, to: string) => body(path, (text) => text.replace(from, to));
const login = '<!doctype html><html lang="en"><body>Sign in to Free WiFi</body></html>\n';
const saysChanged = (address: string) =>
  new RegExp(`^Files: ${RegExp.escape(address)}: is not what was built`);
const NOINDEX = '<meta name="robots" content="noindex">';
const NOWHERE = '/is-anybody-watching';
const SCRIPT = '/_astro/picker.1.js';
const PICTURE = '/_astro/van.1.webp';
const POLICY = 'Content-Security-Policy';
const HSTS = 'Strict-Transport-Security';
const TYPE = 'Content-Type';
const CONTROL = 'Cache-Control';

const plants: [title: string, plant: Plant, said: RegExp][] = [
  ['robots.txt forbids everything', body('/robots.txt', () => 'Disallow: /'), /^Settings: \/robots\.txt /],
  ['robots.txt is gone', answer('/robots.txt', 404), /\/robots\.txt: answers 404$/],
  ['a page has noindex', replaced('/booking', '<head>', `<head>${NOINDEX}`), saysChanged('/booking')],
  ['noindex is in a header', header('/donate', 'X-Robots-Tag', 'noindex'), /donate: is hidden from search/],
  [
    'the sitemap has only one page',
    body('/sitemap.xml', (text) => text.replace(/<url>.*(?:booking|donate).*\n/g, '')),
    saysChanged('/sitemap.xml'),
  ],
  ['the sitemap is gone', answer('/sitemap.xml', 404), /\/sitemap\.xml: answers 404$/],
  ['a security policy allows everything', header('/booking', POLICY, 'frame-ancestors *'), /Policy differs/],
  ['a page has no security policy', without('/', POLICY), /^Files: \/: Content-Security-Policy is missing$/],
  [
    'no page sends Strict-Transport-Security',
    everywhere(({ headers }) => void Reflect.deleteProperty(headers, HSTS)),
    /and \d+ more: Strict-.* is missing$/,
  ],
  ['a header is changed', header('/donate', 'X-Content-Type-Options', 'sniff'), /is "sniff", not "nosniff"$/],
  ['an attacker replaces a page', body('/', () => login.replace('Sign in', 'Hacked')), saysChanged('/')],
  ['a price is changed', replaced('/booking', '50.00', '5.00'), saysChanged('/booking')],
  ['the Donate link is changed', replaced('/', 'give.example', 'evil.example'), saysChanged('/')],
  [
    'a picture is not on https',
    replaced('/booking', 'src="', 'src="http://a.example'),
    saysChanged('/booking'),
  ],
  [
    'a script is added',
    replaced('/donate', '<body>', '<body><script src=//a.test></script>'),
    saysChanged('/donate'),
  ],
  ['a page is cut off', body('/booking', (text) => text.slice(0, 80)), /booking: is cut off before its end$/],
  ['a page is empty', body('/booking', () => ''), /booking: is empty$/],
  ['a page answers with an error', answer('/booking', 500), /booking: answers 500$/],
  ['a page answers with a redirect', answer('/donate', 302), /donate: answers 302$/],
  [
    'every page is a login page',
    everywhere((sent, path) => {
      if (!path.includes('.')) sent.body = Buffer.from(login);
    }),
    /^Files: \/booking, \/donate, \/ and 1 more/,
  ],
  [
    'a page is sent as plain text',
    header('/booking', TYPE, 'text/plain'),
    /booking: comes as "text\/plain"$/,
  ],
  [
    'a page has the wrong character set',
    header('/booking', TYPE, 'text/html; charset=iso-8859-1'),
    /comes as "text/,
  ],
  [
    'a page redirects to another site',
    header('/', 'Refresh', '0; url=//evil.example'),
    /^Files: \/: sends Refresh$/,
  ],
  [
    'a page downloads instead of opening',
    header('/', 'Content-Disposition', 'attachment'),
    /sends Content-Disposition$/,
  ],
  [
    'a page is cached for a year',
    header('/booking', CONTROL, 'max-age=31536000'),
    /booking: is cached .* for 365 days$/,
  ],
  [
    'the service worker is cached for a year',
    header('/worker.js', CONTROL, 'max-age=31536000'),
    /worker\.js: is cached/,
  ],
  [
    'a script with a hash in its name is not cached',
    header(SCRIPT, CONTROL, 'no-store'),
    /Cache-Control is "no-store"/,
  ],
  ['a cookie is set', header('/', 'Set-Cookie', 'id=1'), /^Files: \/: sends Set-Cookie$/],
  ['the service worker is gone', answer('/worker.js', 404), /worker\.js: answers 404$/],
  ['the list of communities is gone', answer('/communities.json', 404), /communities\.json: answers 404$/],
  ['a picture is empty', body(PICTURE, () => ''), /van\.1\.webp: is empty$/],
  ['a picture is replaced', body(PICTURE, () => 'RIFF and a cat'), saysChanged(PICTURE)],
  ['a page comes in place of a script', body(SCRIPT, () => login), /picker\.1\.js: is a page, not the file$/],
  ['a script has the content type of a page', header(SCRIPT, TYPE, 'text/html'), /comes as "text\/html"$/],
  [
    'a compressed page is cut off',
    at('/booking', (sent) => pack(sent, 'gzip', gzipSync(sent.body).subarray(0, 60))),
    /^Files: \/booking: /,
  ],
  ['an unknown address opens a page', answer(NOWHERE, 200, 'Welcome'), /answers 200, not 404$/],
  ['the host sends its own 404 page', answer(NOWHERE, 404, 'Nothing'), /does not show our page/],
  ['the age of the build is unknown', answer('/build.txt', 404), /^Age: \/build\.txt does not say/],
  [
    'security.txt has a wrong contact',
    replaced(securityTxtAddress, 'mailto:', 'mailto:x'),
    /^Settings: .*security/,
  ],
  ['digests.json is gone', answer(DIGESTS_FILE, 404), /digests\.json answers 404/],
  ['digests.json is an HTML page', answer(DIGESTS_FILE, 200, login), /digests\.json is not a list of files/],
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

test.each(plants)('the watch reports a fault if %s', async (_, plant, said) => {
  expect(await blame({ plant })).toContainEqual(expect.stringMatching(said));
});

const built = (path: string, text: string) => buildSmallSite((files) => files.set(path, text));
const hidden = buildSmallSite((files) => {
  for (const [path, text] of files) files.set(path, text.replace(/<link.*?>/, NOINDEX));
  files.set('/sitemap.xml', '<urlset></urlset>');
});
const hosts: [title: string, host: Host, said: RegExp][] = [
  [
    'the build hides all pages from search engines',
    { files: hidden },
    /^Search engines: .* not in \/sitemap\.xml$/,
  ],
  [
    'the build has a robots.txt that forbids everything',
    { files: built('/robots.txt', 'Disallow: /') },
    /^Settings: \/robots/,
  ],
  ['the build has an empty security.txt', { files: built(securityTxtAddress, '') }, /^Settings: .*security/],
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
  files.set('/sitemap.xml', (files.get('/sitemap.xml') ?? '').replace(/<url>.*donate.*\n/, ''));
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
  ['answers 200 for /not-found', { plant: at('/not-found', (sent) => void (sent.status = 200)) }],
  [
    'is on GitHub Pages, without our headers',
    {
      plant: everywhere((sent) => {
        const { Location, [TYPE]: type = '' } = sent.headers;
        sent.headers = {
          Server: 'GitHub.com',
          [TYPE]: type,
          [CONTROL]: 'max-age=600',
          ...(Location && { Location }),
        };
      }),
    },
  ],
];

test.each(healthy)('the watch reports no fault for a site that %s', async (_, host) => {
  expect(await blame(host)).toEqual([]);
});
