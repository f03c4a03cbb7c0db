import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { dirname, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readContent } from '../../src/content-check/check-content.ts';
import type { CheckedEntry } from '../../src/content-check/content.ts';
import { listTargets } from '../../src/content-check/links/list-targets.ts';
import { writeDigests } from '../../scripts/lib/digests.ts';
import { buildStamp, securityTxt, securityTxtAddress } from '../../src/integrations/host-files.ts';
import { DAY_MS } from '../../src/lib/time/dates.ts';
import { isPublic } from '../../src/lib/publish/public-days.ts';
import { responseHeaders } from '../../src/lib/security/response-headers.ts';
import { readSiteSettings } from '../../src/loaders/site-settings.ts';
import { compressSite } from '../../scripts/hosting/compress-site.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { watchSite } from '../../scripts/watch/watch-site.ts';
import { findFreePort } from '../support/run-program.ts';
import { startCaddy } from './caddy.ts';
import { makeAuthority, type Certificate } from './test-authority.ts';
import { blame as blameSmall, now, watchedSite } from './watched-site.ts';

const folder = mkdtempSync(resolve('test-results/watch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { ca, certify } = makeAuthority(folder);
setDefaultCACertificates([...getCACertificates(), ca.toString()]);
const good = certify('localhost');
const site = { ...watchedSite, url: readSiteSettings('').url };

/** The texts of the blockers that the watch reports. */
async function blame(options: Parameters<typeof watchSite>[0]): Promise<string[]> {
  const findings = await watchSite({ ...options, pauseMs: 10 });
  return findings.flatMap(({ group, text, isBlocking }) => (isBlocking ? [`${group}: ${text}`] : []));
}

const whole = `${folder}/whole`;
// A copy of dist that looks built today, with a security.txt that does not expire soon. So the watch has nothing to report.
beforeAll(async () => {
  const built = `${folder}/built`;
  cpSync('dist', built, { recursive: true });
  writeFileSync(`${built}/build.txt`, buildStamp(now, 'abc123'));
  mkdirSync(dirname(built + securityTxtAddress), { recursive: true });
  writeFileSync(built + securityTxtAddress, securityTxt(site) ?? '');
  await writeDigests(built);
  await compressSite(built, whole, 3);
});

describe('somebody who watches the site on Caddy', () => {
  const start = async (certificate: Certificate) => {
    const https = { domain: 'localhost', plainPort: await findFreePort(), certificate };
    const running = await startCaddy({ root: whole, headers: responseHeaders(site), https });
    onTestFinished(() => running.close());
    return { origin: `https://localhost:${running.port}`, site, entries: [], now };
  };

  test('gets no alarm about the whole site', async () => {
    const { addresses, publicDaysOf } = listTargets(await readContent(process.cwd()));
    const today = [...addresses].filter((address) => isPublic(publicDaysOf(address), now));
    expect(await blame({ ...(await start(good)), addresses: today })).toEqual([]);
  });

  test.each([
    ['has expired', () => certify('localhost', -1), /^Certificate: it has expired/],
    ['is for another domain', () => certify('elsewhere.test'), /^Certificate: it is for another domain/],
    [
      'no trusted authority has signed',
      () => makeAuthority(`${folder}/other`).certify('localhost'),
      /^Certificate: it (?:is not signed by|comes without)/,
    ],
  ])('gets one alarm about a certificate that %s', async (_, make, said) => {
    expect(await blame(await start(make()))).toEqual([expect.stringMatching(said)]);
  });
});

test('somebody who watches the site reads when the build and the certificate are old', async () => {
  expect(await blameSmall({ at: now + 80 * DAY_MS })).toEqual([
    expect.stringMatching(/^Certificate: it ends in (?:9|10) days, /),
    expect.stringMatching(/^Age: .* 80 days ago/),
  ]);
});

describe('somebody who watches a site with third parties', () => {
  const answer: RequestListener = ({ url }, response) =>
    url === '/calendar'
      ? response.writeHead(200, { 'x-frame-options': 'DENY' }).end()
      : response.writeHead(url === '/donate' ? 200 : 404).end();
  let origin = '';
  beforeAll(async () => {
    const party = await listen(createServer(answer), 0);
    ({ origin } = party);
    return () => party.close();
  });
  const { donation, scheduling } = watchedSite.thirdParties;

  /** An entry whose text links to other sites. */
  const linking = (...targets: string[]) =>
    ({
      file: 'content/articles/1.md',
      kind: { name: 'articles' },
      value: {},
      body: { links: targets.map((target) => ({ target, line: 7 })) },
    }) as unknown as CheckedEntry;

  test('gets no alarm about a donation page that answers', async () => {
    const used = { ...watchedSite.thirdParties, donation: { ...donation, cardPage: `${origin}/donate` } };
    const found = await blameSmall({
      site: { ...watchedSite, thirdParties: used },
      entries: [linking(`${origin}/donate`)],
    });
    expect(found).toEqual([]);
  });

  test('gets no alarm about a link whose host refuses the connection', async () => {
    const address = `http://localhost:${await findFreePort()}/nobody`;
    expect(await blameSmall({ entries: [linking(address)] })).toEqual([]);
  });

  test('gets alarms about broken third parties and dead links', async () => {
    const thirdParties = {
      ...watchedSite.thirdParties,
      donation: { ...donation, cardPage: `${origin}/donation/closed` },
      scheduling: { ...scheduling, calendars: { 'lab-services': `${origin}/calendar` } },
    };
    const found = await blameSmall({
      site: { ...watchedSite, thirdParties },
      entries: [linking(`${origin}/moved`)],
    });
    for (const text of [
      /^Third parties: thirdParties › donation: .*closed answers 404$/,
      /^Third parties: thirdParties › scheduling: .* does not allow our pages to show it in an iframe$/,
      /^Dead links: content\/articles\/1\.md:7 .*\/moved answers 404$/,
    ])
      expect(found).toContainEqual(expect.stringMatching(text));
  });
});

test('a site that does not answer is reported as unreachable', async () => {
  const nowhere = `https://localhost:${await findFreePort()}`;
  expect(await blame({ origin: nowhere, site: watchedSite, entries: [], now })).toEqual([
    `Pages: ${nowhere} cannot be checked: ECONNREFUSED`,
  ]);
});
