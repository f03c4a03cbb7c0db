import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { dirname, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildStamp, securityTxt, securityTxtAddress } from '../../src/integrations/host-files.ts';
import type { Entry } from '../../src/content-check/content.ts';
import { DAY_MS } from '../../src/lib/dates.ts';
import { redirectPage } from '../../src/lib/redirects.ts';
import { responseHeaders, type HostHeaders } from '../../src/lib/response-headers.ts';
import { readSiteSettings } from '../../src/lib/site-settings.ts';
import type { Site } from '../../src/schemas/site.ts';
import { compressSite } from '../../scripts/hosting/compress-site.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { watchSite } from '../../scripts/watch/watch-site.ts';
import { sampleSite } from '../support/sample-site.ts';
import { startCaddy } from './caddy.ts';
import { findFreePort } from '../support/run-program.ts';
import { makeAuthority, type Certificate } from './test-authority.ts';

const folder = mkdtempSync(resolve('test-results/watch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { ca, certify } = makeAuthority(folder);
const good = certify('localhost');
const now = Date.now();

const security = { expires: '12/31/2090', languages: ['en'], policy: '' };
// Nothing of it is another company's, so nobody is asked but the servers of this test.
const site: Site = { ...sampleSite, url: readSiteSettings('').url, security };
const headers = responseHeaders(site);

/** An entry whose text links to other sites. */
const linking = (...targets: string[]) =>
  ({
    file: 'content/articles/1.md',
    value: {},
    body: { links: targets.map((target) => ({ target, line: 7 })) },
  }) as unknown as Entry;

/** The texts of what somebody must act on. */
async function blame(options: Parameters<typeof watchSite>[0]): Promise<string[]> {
  const findings = await watchSite(options);
  return findings.flatMap(({ group, text, isBlocking }) => (isBlocking ? [`${group}: ${text}`] : []));
}

const write = (root: string, name: string, text: string) => {
  mkdirSync(dirname(`${root}/${name}`), { recursive: true });
  writeFileSync(`${root}/${name}`, text);
};
const right = securityTxt(site) ?? '';

/** A whole site of two pages, as a build would make it. */
function makeSmallSite(root: string, given: { securityTxt?: string } = {}): string {
  const page = (text: string) =>
    `<!doctype html><html lang="en"><head><meta http-equiv="content-security-policy" content="default-src 'none'"></head><body>${text}</body></html>`;
  write(root, 'index.html', page('<a href="/booking">Book</a>'));
  write(
    root,
    'booking.html',
    page('<a href="/">Home</a><img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="">'),
  );
  for (const name of ['a.png', 'b.png']) write(root, name, 'x');
  write(root, '404.html', page('Not found'));
  write(root, 'sitemap.xml', `<urlset><url><loc>${site.url}/booking</loc></url></urlset>`);
  write(root, 'build.txt', buildStamp(now, 'abc123'));
  write(root, securityTxtAddress.slice(1), given.securityTxt ?? right);
  return root;
}

const without = (name: string): HostHeaders => headers.filter(([each]) => each !== name);
const withValue = (name: string, change: (value: string) => string): HostHeaders =>
  headers.map(([each, value]) => [each, each === name ? change(value) : value] as const);

interface Fault {
  certificate: Certificate;
  headers: HostHeaders;
  securityTxt: string;
  says: RegExp[];
}

const faults: Fault[] = [
  {
    certificate: certify('localhost', -1),
    headers: without('Strict-Transport-Security'),
    securityTxt: right.replace('2090-', '2020-'),
    says: [
      /^Certificate: it has run out/,
      /^Headers: \/: Strict-Transport-Security is missing/,
      /^Whom to tell .* ended on 2020-12-31/,
    ],
  },
  {
    certificate: certify('elsewhere.test'),
    headers: withValue('Content-Security-Policy', (value) => `${value}; connect-src https://tracker.test`),
    securityTxt: right.replace(`Canonical: ${site.url}`, 'Canonical: https://elsewhere.test'),
    says: [
      /^Certificate: it is for another name/,
      /^Headers: \/: Content-Security-Policy differs in connect-src$/,
      /^Whom to tell .* of another site: https:\/\/elsewhere\.test/,
    ],
  },
  {
    certificate: makeAuthority(`${folder}/other`).certify('localhost'),
    headers: withValue('X-Content-Type-Options', () => 'sniff'),
    securityTxt: right.replace(/^Contact.*\n/m, ''),
    says: [
      /^Certificate: it (?:is signed by nobody|comes without)/,
      /^Headers: \/: X-Content-Type-Options is "sniff", not "nosniff"$/,
      /^Whom to tell .* has no Contact/,
    ],
  },
];

const whole = `${folder}/whole`;
// As built today, with a security.txt that nobody has to renew.
beforeAll(async () => {
  await compressSite('dist', whole, { quality: 3 });
  for (const ending of ['', '.br', '.gz'])
    for (const name of ['/build.txt', securityTxtAddress]) rmSync(whole + name + ending, { force: true });
  write(whole, 'build.txt', buildStamp(now, 'abc123'));
  write(whole, securityTxtAddress.slice(1), right);
});

describe('somebody who watches the site on Caddy', () => {
  const start = async (root: string, certificate: Certificate, sent: HostHeaders = headers) => {
    const https = { domain: 'localhost', plainPort: await findFreePort(), certificate };
    const running = await startCaddy({ root, headers: sent, https });
    onTestFinished(() => running.close());
    return { origin: `https://localhost:${running.port}`, site, entries: [], now, ca };
  };

  test('has no false alarm from a healthy one, and is told before its certificate ends', async () => {
    const watched = await start(whole, good);
    expect(await blame(watched)).toEqual([]);
    const later = await blame({ ...watched, now: now + 80 * DAY_MS });
    expect(later).toEqual([
      expect.stringMatching(/^Certificate: it ends in 9 days, /),
      expect.stringMatching(/^Age: .* 80 days ago/),
    ]);
  });

  test.each(faults)('finds $says', async (fault) => {
    const root = mkdtempSync(`${folder}/small-`);
    const found = await blame(await start(makeSmallSite(root, fault), fault.certificate, fault.headers));
    for (const text of fault.says) expect(found).toContainEqual(expect.stringMatching(text));
    // The headers are wrong on both answers that are no hashed file.
    expect(found).toHaveLength(fault.says.length + 1);
  });
});

describe('a site with faults of every kind', () => {
  const partyFaults = { closed: '/donation/closed', shut: '/calendar' };
  let party: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    const answer: RequestListener = ({ url }, response) =>
      url === partyFaults.shut
        ? response.writeHead(200, { 'x-frame-options': 'DENY' }).end()
        : response.writeHead(url === '/donate' ? 200 : 404).end();
    party = await listen(createServer(answer), 0);
  });
  afterAll(() => party.close());

  const watchFaulty = async (root: string, plants: Record<string, RequestListener>) => {
    const files: RequestListener = (asked, response) => {
      const path = asked.url ?? '/';
      for (const [name, value] of headers) response.setHeader(name, value);
      const plant = plants[path];
      if (plant) return plant(asked, response);
      const name = path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`;
      try {
        const body = readFileSync(root + name);
        if (name.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    };
    const key = { key: readFileSync(good.key), cert: readFileSync(good.chain) };
    const secure = await listen(createSecureServer(key, files) as never, 0);
    const origin = secure.origin.replace('http:', 'https:');
    const plain = await listen(
      createServer(({ url }, response) =>
        plants['http:'] ? response.end() : response.writeHead(301, { location: origin + url }).end(),
      ),
      0,
    );
    onTestFinished(() => Promise.all([secure.close(), plain.close()]).then(() => undefined));
    return { origin, plainOrigin: plain.origin, site, entries: [], now, ca };
  };

  test('gives no alarm while it has none', async () => {
    const root = makeSmallSite(`${folder}/healthy`);
    const { donation } = site.thirdParties;
    const used = { ...site.thirdParties, donation: { ...donation, cardPage: `${party.origin}/donate` } };
    // A source that does not answer this morning is no alarm.
    const moved = [
      { from: '/old', to: '/booking#prices' },
      { from: '/page', to: '/booking' },
      { from: '/camp' },
    ];
    const redirects = {
      file: 'content/redirects.yaml',
      value: moved,
      body: { links: [] },
    } as unknown as Entry;
    const entries = [linking(`${party.origin}/donate`, 'http://localhost:9/nobody'), redirects];
    const watched = {
      ...(await watchFaulty(root, {
        '/old': (_, response) => response.writeHead(301, { location: '/booking#prices' }).end(),
        '/page': (_, response) => response.end(redirectPage('/booking', site)),
      })),
      site: { ...site, thirdParties: used },
      entries,
    };
    expect(responseHeaders(watched.site)).toEqual(headers);
    expect(await blame(watched)).toEqual([]);
  });

  test('has each of them found', async () => {
    const root = makeSmallSite(`${folder}/faulty`);
    const index = readFileSync(`${root}/index.html`, 'utf8');
    cpSync(`${root}/booking.html`, `${root}/privacy.html`);
    write(
      root,
      'index.html',
      index.replace('</body>', '<script>track()</script><a href="/gone">x</a></body>'),
    );
    write(root, 'booking.html', '<!doctype html><html lang="en"><body>Half a pa');
    write(root, 'build.txt', '2026-01-01 abc123\n');
    write(root, securityTxtAddress.slice(1), right.replace('2090-', '2020-'));
    const watched = await watchFaulty(root, {
      'http:': () => undefined,
      '/privacy': (_, response) => response.writeHead(500).end(),
      '/': (_, response) => {
        response.removeHeader('Content-Security-Policy');
        response.end(readFileSync(`${root}/index.html`));
      },
      '/is-anybody-watching': (_, response) => response.end('Welcome'),
      '/old': (_, response) => response.writeHead(301, { location: '/' }).end(),
      '/camp': (_, response) => response.end('Come to our camp'),
    });
    const { donation, scheduling } = site.thirdParties;
    const thirdParties = {
      ...site.thirdParties,
      donation: { ...donation, cardPage: party.origin + partyFaults.closed },
      scheduling: { ...scheduling, calendars: { 'lab-services': party.origin + partyFaults.shut } },
    };
    const over = { by: 'An office', number: 'A1', expires: '01/31/2020' };
    const navigation = [{ path: '/privacy', visible: true }];
    const moved = [{ from: '/old', to: '/booking' }, { from: '/older', to: '/booking' }, { from: '/camp' }];
    const review = { by: 'Ama', on: '01/10/2020', next: '01/10/2021' };
    const found = await blame({
      ...watched,
      site: { ...site, thirdParties, registrations: { facilityLicence: over } },
      entries: [
        { file: 'content/navigation.yaml', value: navigation, body: { links: [] } },
        { file: 'content/redirects.yaml', value: moved, body: { links: [] } },
        { file: 'content/services/lab.yaml', value: { review }, body: { links: [] } },
        linking(`${party.origin}/moved`),
      ] as unknown as Entry[],
      now: now + 80 * DAY_MS,
    });
    const planted = [
      /^Certificate: it ends in 9 days/,
      /^Without encryption: /,
      /^Pages: \/privacy answers 500$/,
      /^Pages: \/ has a script that its policy does not name: track\(\)$/,
      /^Pages: \/booking is cut off before its end$/,
      /^Pages: \/is-anybody-watching answers 200, not 404$/,
      /^Links on the site: \/gone answers 404; \/ names it$/,
      /^Old addresses: \/old answers 301 \/, and does not lead to \/booking$/,
      /^Old addresses: \/older answers 404, and does not lead to \/booking$/,
      /^Old addresses: \/camp answers 200, though its page is gone$/,
      /^Headers: \/: Content-Security-Policy is missing$/,
      /^Age: built on 2026-01-01 from abc123, \d+ days ago/,
      /^Whom to tell .* ended on 2020-12-31/,
      /^Third parties: thirdParties › donation: .*closed answers 404$/,
      /^Third parties: thirdParties › scheduling: .* does not let our pages show it in a frame$/,
      /^Dead links: content\/articles\/1\.md:7 .*\/moved answers 404$/,
      /^Registrations: .*facilityLicence: ended on 01\/31\/2020$/,
      /^Reviews overdue: content\/services\/lab\.yaml: /,
    ];
    for (const text of planted) expect(found).toContainEqual(expect.stringMatching(text));
  });

  test('and is said to be out of reach where nobody answers', async () => {
    const origin = `https://localhost:${await findFreePort()}`;
    expect(await blame({ origin, site, entries: [], now })).toEqual([
      `Pages: ${origin} cannot be reached: ECONNREFUSED`,
    ]);
  });
});
