import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { securityTxtAddress } from '../../src/integrations/host-files.ts';
import { DIGESTS_FILE } from '../../src/integrations/digests.ts';
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
  (change: (sent: Sent) => void): Plant =>
  (_, sent) =>
    change(sent);
const replaced = (path: string, from: string, to: string) => body(path, (text) => text.replace(from, to));
const login = '<!doctype html><html lang="en"><body>Sign in to Free WiFi</body></html>\n';
const changed = (address: string) => new RegExp(`^Files: ${address}: is not what was built`);

const plants: [title: string, host: Host, said: RegExp][] = [
  [
    'robots.txt forbids all',
    { plant: body('/robots.txt', () => 'User-agent: *\nDisallow: /\n') },
    /^Settings: \/robots\.txt /,
  ],
  [
    'robots.txt was built from other settings',
    { files: buildSmallSite((files) => files.set('/robots.txt', 'Disallow: /')) },
    /^Settings: \/robots\.txt /,
  ],
  ['robots.txt is gone', { plant: answer('/robots.txt', 404) }, /^Files: \/robots\.txt: answers 404$/],
  [
    'a page has noindex',
    { plant: replaced('/booking', '<head>', '<head><meta name="robots" content="noindex">') },
    changed('/booking'),
  ],
  [
    'a page has noindex in a header',
    { plant: header('/donate', 'X-Robots-Tag', 'noindex') },
    /^Files: \/donate: is hidden from search engines/,
  ],
  [
    'every page was built with noindex',
    {
      files: buildSmallSite((files) => {
        for (const [path, text] of files)
          files.set(path, text.replace(/<link.*?>/, '<meta name="robots" content="noindex">'));
        files.set('/sitemap.xml', '<urlset></urlset>');
      }),
    },
    /^Search engines: .* not in \/sitemap\.xml$/,
  ],
  [
    'the sitemap has one page',
    { plant: body('/sitemap.xml', (text) => text.replace(/<url><loc>[^<]*(?:booking|donate).*\n/g, '')) },
    /^Search engines: .*\/booking, .*\/donate of 3 pages/,
  ],
  ['the sitemap is gone', { plant: answer('/sitemap.xml', 404) }, /^Files: \/sitemap\.xml: answers 404$/],
  [
    'the policy of a page allows all',
    { plant: header('/booking', 'Content-Security-Policy', 'frame-ancestors *') },
    /^Headers: \/booking: Content-Security-Policy differs in /,
  ],
  [
    'a page has no policy',
    { plant: at('/', (sent) => void delete sent.headers['Content-Security-Policy']) },
    /^Headers: \/: Content-Security-Policy is missing$/,
  ],
  [
    'no page says that it needs https',
    { plant: everywhere((sent) => void delete sent.headers['Strict-Transport-Security']) },
    /^Headers: \/.* and \d+ more: Strict-Transport-Security is missing$/,
  ],
  [
    'a header has another value',
    { plant: header('/donate', 'X-Content-Type-Options', 'sniff') },
    /X-Content-Type-Options is "sniff", not "nosniff"$/,
  ],
  ['a page is defaced', { plant: body('/', () => login.replace('Sign in', 'Hacked')) }, changed('/')],
  ['a price is changed', { plant: replaced('/booking', '50.00', '5.00') }, changed('/booking')],
  ['the Donate link is changed', { plant: replaced('/', 'give.example', 'evil.example') }, changed('/')],
  [
    'a picture comes without encryption',
    { plant: replaced('/booking', 'src="', 'src="http://cdn.example') },
    changed('/booking'),
  ],
  [
    'the host adds a script',
    { plant: replaced('/donate', '</body>', '<script src="https://tracker.example/t.js"></script></body>') },
    changed('/donate'),
  ],
  [
    'a page is cut off',
    { plant: body('/booking', (text) => text.slice(0, 80)) },
    /^Files: \/booking: is cut off before its end$/,
  ],
  ['a page is empty', { plant: body('/booking', () => '') }, /^Files: \/booking: is empty$/],
  ['a page fails', { plant: answer('/booking', 500) }, /^Files: \/booking: answers 500$/],
  ['a page leads to a login', { plant: answer('/donate', 302) }, /^Files: \/donate: answers 302$/],
  [
    'every page is a login',
    {
      plant: (path, sent) => {
        if (!path.includes('.')) sent.body = Buffer.from(login);
      },
    },
    /^Files: \/booking, \/donate, \/ and 1 more: /,
  ],
  [
    'a page is plain text',
    { plant: header('/booking', 'Content-Type', 'text/plain') },
    /^Files: \/booking: comes as "text\/plain"$/,
  ],
  [
    'a page is kept for a year',
    { plant: header('/booking', 'Cache-Control', 'max-age=31536000') },
    /^Files: \/booking: is kept by browsers for 365 days$/,
  ],
  [
    'the worker is kept for a year',
    { plant: header('/worker.js', 'Cache-Control', 'max-age=31536000') },
    /^Files: \/worker\.js: is kept/,
  ],
  [
    'a hashed script is not kept',
    { plant: header('/_astro/picker.1.js', 'Cache-Control', 'no-store') },
    /^Headers: \/_astro\/picker\.1\.js: Cache-Control is "no-store"/,
  ],
  ['a cookie is set', { plant: header('/', 'Set-Cookie', 'id=1') }, /^Files: \/: sets a cookie$/],
  ['the worker is gone', { plant: answer('/worker.js', 404) }, /^Files: \/worker\.js: answers 404$/],
  [
    'the list of communities is gone',
    { plant: answer('/communities.json', 404) },
    /^Files: \/communities\.json: answers 404$/,
  ],
  [
    'a picture is empty',
    { plant: body('/_astro/van.1.webp', () => '') },
    /^Files: \/_astro\/van\.1\.webp: is empty$/,
  ],
  [
    'a picture is another one',
    { plant: body('/_astro/van.1.webp', () => 'RIFF and a cat') },
    changed('/_astro/van\\.1\\.webp'),
  ],
  [
    'a script is a page',
    { plant: body('/_astro/picker.1.js', () => login) },
    /^Files: \/_astro\/picker\.1\.js: is a page, not the file$/,
  ],
  [
    'a script has the type of a page',
    { plant: header('/_astro/picker.1.js', 'Content-Type', 'text/html') },
    /picker\.1\.js: comes as "text\/html"$/,
  ],
  [
    'a packed page is cut off',
    {
      plant: at('/booking', (sent) => {
        sent.headers['Content-Encoding'] = 'gzip';
        sent.body = gzipSync(sent.body).subarray(0, 60);
      }),
    },
    /^Files: \/booking: /,
  ],
  [
    'an unknown address is a page',
    { plant: answer('/is-anybody-watching', 200, 'Welcome') },
    /^Pages: \/is-anybody-watching answers 200, not 404$/,
  ],
  [
    'an unknown address shows the page of the host',
    { plant: answer('/is-anybody-watching', 404, 'Nothing here') },
    /does not show our page for what is missing$/,
  ],
  [
    'the site is old',
    { files: buildSmallSite((files) => files.set('/build.txt', '2026-01-01 abc123\n')) },
    /^Age: built on 2026-01-01 from abc123, \d+ days ago/,
  ],
  [
    'nobody knows when the site was built',
    { plant: answer('/build.txt', 404) },
    /^Age: \/build\.txt does not say/,
  ],
  [
    'security.txt names another contact',
    { plant: replaced(securityTxtAddress, 'Contact: mailto:', 'Contact: mailto:not-') },
    /^Settings: .*security\.txt /,
  ],
  [
    'security.txt was built from other settings',
    { files: buildSmallSite((files) => files.set(securityTxtAddress, 'Contact: mailto:a@b.example\n')) },
    /^Settings: .*security\.txt /,
  ],
  ['the list of files is gone', { plant: answer(DIGESTS_FILE, 404) }, /^Files: \/digests\.json answers 404/],
  [
    'the list of files is a page',
    { plant: answer(DIGESTS_FILE, 200, login) },
    /^Files: \/digests\.json is no list of files/,
  ],
  [
    'an old address leads home',
    { plant: header('/old', 'Location', '/') },
    /^Old addresses: \/old answers 301 \/, and does not lead to /,
  ],
  [
    'what is gone is a page',
    { plant: answer('/camp', 200, 'Come to our camp') },
    /^Old addresses: \/camp answers 200, though its page is gone$/,
  ],
  ['http does not lead to https', { isPlain: true }, /^Without encryption: /],
  [
    'an article of the content is not there',
    { addresses: ['/', '/booking', '/news/99'] },
    /^Pages: \/news\/99 is in content\/, and not on the site/,
  ],
];

test('there are as many faults as promised', () => expect(plants.length).toBeGreaterThanOrEqual(40));

test.each(plants)('whoever watches learns that %s', async (_, host, said) => {
  expect(await blame(host)).toContainEqual(expect.stringMatching(said));
});

const today = buildSmallSite((files) => {
  files.set('/booking.html', (files.get('/booking.html') ?? '').replace('50.00', '60.00'));
  files.set('/_astro/picker.2.js', 'pickMore()');
  files.delete('/_astro/picker.1.js');
});

const healthy: [title: string, host: Host][] = [
  ['is as it was built', {}],
  [
    'is packed by gzip, asked or not',
    {
      plant: everywhere((sent) => {
        sent.headers['Content-Encoding'] = 'gzip';
        sent.body = gzipSync(sent.body);
      }),
    },
  ],
  [
    'is packed by Brotli',
    {
      plant: everywhere((sent) => {
        sent.headers['Content-Encoding'] = 'br';
        sent.body = brotliCompressSync(sent.body);
      }),
    },
  ],
  ['is changed in one moment by a deploy', { next: { files: today, isThere: (_, count) => count > 4 } }],
  [
    'is changed by a deploy that copies its list last',
    { next: { files: today, isThere: (path, count) => count > (path === DIGESTS_FILE ? 15 : 3) } },
  ],
  [
    'is changed by a deploy that copies its list first',
    { next: { files: today, isThere: (path, count) => path === DIGESTS_FILE || count > 16 } },
  ],
  [
    'fails once',
    {
      plant: (path, sent, count) => {
        if (count === 3) Object.assign(sent, { status: 500, body: Buffer.alloc(0) });
      },
    },
  ],
  [
    'has the types of another host',
    {
      plant: (path, sent) => {
        if (path.endsWith('.js')) sent.headers['Content-Type'] = 'application/javascript';
        if (path.endsWith('.xml')) sent.headers['Content-Type'] = 'text/xml';
      },
    },
  ],
  [
    'says 200 for the page of what is missing',
    { plant: at('/not-found', (sent) => void (sent.status = 200)) },
  ],
  [
    'is on GitHub Pages, without headers of ours',
    {
      plant: everywhere((sent) => {
        const { Location, 'Content-Type': type = '' } = sent.headers;
        sent.headers = {
          Server: 'GitHub.com',
          'Content-Type': type,
          'Cache-Control': 'max-age=600',
          ...(Location && { Location }),
        };
      }),
    },
  ],
];

test.each(healthy)('nobody is alarmed by a site that %s', async (_, host) => {
  expect(await blame(host)).toEqual([]);
});
