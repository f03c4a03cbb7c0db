import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_PATH, pageView, type Figure } from '#lib/page-view.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { listThirdParties } from '#lib/third-parties.ts';
import { KNOWN_SITE } from '../stand-ins/analytics.ts';
import { startStandIns } from '../stand-ins/start-stand-ins.ts';

let standIns: Awaited<ReturnType<typeof startStandIns>>;

beforeAll(async () => {
  standIns = await startStandIns({ port: 0 });
});
afterAll(() => standIns.close());

const ask = (path: string, init?: RequestInit) => fetch(standIns.origin + path, init);

describe('the booking calendar', () => {
  const page = async (query: string) => (await ask(`/scheduling/lab-services?${query}`)).text();

  test('shows the chosen tests and the settings', async () => {
    const html = await page(
      'a2=Full%20Blood%20Count%2C%20ESR&primary_color=add8e6&hide_gdpr_banner=1&name=x',
    );
    expect(html).toContain('<dd id="a2">Full Blood Count, ESR</dd>');
    expect(html).toContain('<dd id="primary_color">add8e6</dd>');
    expect(html).toContain('<dd id="hide_gdpr_banner">1</dd>');
    expect(html).not.toContain('id="name"');
  });

  test('shows hostile text as text', async () => {
    const hostile = `</dd><script>alert(1)</script><b onclick='x' title="y">&amp;`;
    const html = await page(`a2=${encodeURIComponent(hostile)}&utm_%3Cb%3E=1`);
    expect(html).toContain(
      '<dd id="a2">&lt;/dd&gt;&lt;script&gt;alert(1)&lt;/script&gt;' +
        '&lt;b onclick=&#39;x&#39; title=&quot;y&quot;&gt;&amp;amp;</dd>',
    );
    expect(html).not.toMatch(/<b[ >]/);
  });

  test('takes a plus for a plus, as the real one does', async () => {
    expect(await page('a2=Full+Blood%20Count')).toContain('>Full+Blood Count<');
  });

  test('survives a broken encoding', async () => {
    expect(await page('a2=100%')).toContain('>100%<');
  });
});

describe('every page', () => {
  test.each([
    ['/', 'Nothing is booked, sent or paid.'],
    ['/scheduling/mobile-van', 'Nothing is booked.'],
    ['/scheduling/telehealth', 'Nothing is booked.'],
    ['/donate', 'Nothing is paid.'],
    ['/donation/vans', 'Nothing is paid.'],
    ['/apply/volunteer/grant-manager', 'Nothing is sent.'],
    ['/apply/internship/ghana', 'Nothing is sent.'],
    ['/video/embed/abc', 'Nothing is played.'],
  ])('%s says that it is a stand-in', async (path, promise) => {
    const response = await ask(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/This is a stand-in for [^<]+, for development and tests\./);
    expect(html).toContain(promise);
    expect(html).toContain('<html lang="en">');
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  test('a frame shows which form was asked for, as text', async () => {
    expect(await (await ask('/donation/%3Cb%3E')).text()).toContain('<dd id="asked-for">&lt;b&gt;</dd>');
  });

  test.each([
    ['/scheduling/', 404],
    ['/donation/', 404],
    ['/donation/%', 400],
  ])('%s is no stand-in', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});

test('the mailing list shows and keeps what was sent', async () => {
  const body = new URLSearchParams({ EMAIL: 'ama@example.org', FNAME: '<Ama>', LNAME: '-' });
  const html = await (await ask('/newsletter', { method: 'POST', body })).text();
  expect(html).toContain('<dd id="FNAME">&lt;Ama&gt;</dd>');
  const fields = { EMAIL: 'ama@example.org', FNAME: '<Ama>', LNAME: '-' };
  expect(await (await ask('/received/newsletter')).json()).toEqual([{ number: 1, fields }]);
});

describe('the service that counts page views', () => {
  const page = { origin: 'https://hopehealth.org', pathname: '/booking', search: '?a=1' };
  const send = (figure?: Figure, siteId = KNOWN_SITE) =>
    ask(`/plausible${EVENT_PATH}`, { method: 'POST', body: pageView(siteId, page, figure) });
  const received = async () => (await (await ask('/received/analytics')).json()) as { fields: object }[];

  test('counts path and query of a page', async () => {
    const response = await send();
    expect(response.status).toBe(202);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await received()).at(-1)?.fields).toMatchObject({
      name: 'pageview',
      url: 'https://hopehealth.org/booking?a=1',
      domain: 'stand-ins.test',
    });
  });

  test('keeps a speed of a page as an event', async () => {
    expect((await send({ name: 'LCP', data: { value: 900 } })).status).toBe(202);
    expect((await received()).at(-1)?.fields).toMatchObject({ name: 'LCP', props: { value: 900 } });
  });

  test.each(['{"page":"/booking","type":"view"}', 'page=/booking'])(
    'refuses what it does not know: %s',
    async (body) => {
      const before = await received();
      expect((await ask('/plausible/api/event', { method: 'POST', body })).status).toBe(400);
      expect(await received()).toEqual(before);
    },
  );

  test('Plausible takes a page of a site that nobody added, says so in a header, and counts nothing', async () => {
    const before = await received();
    const response = await send(undefined, 'elsewhere.org');
    expect(response.headers.get('x-plausible-dropped')).toBe('1');
    expect(await received()).toEqual(before);
  });
});

test('the maps script is ready when it calls back', async () => {
  const response = await ask('/maps/api/js?key=any');
  expect(response.headers.get('content-type')).toMatch('text/javascript');
  const maps: { importLibrary?: (name: string) => Promise<object>; __ib__: () => void } = {
    __ib__: () => void (isReady = maps.importLibrary !== undefined),
  };
  let isReady = false;
  const page: Record<string, unknown> = {
    google: { maps },
    ...{ URL, EventTarget, HTMLElement: EventTarget, document: {}, location: { href: response.url } },
    customElements: { get: () => undefined, define: () => undefined },
  };
  runInNewContext(await response.text(), page);
  expect(isReady).toBe(true);
  expect(await maps.importLibrary?.('maps')).toHaveProperty('Map');
  expect(page['__mapsStandIn']).toEqual([
    { name: 'script', options: '?key=any' },
    { name: 'importLibrary', options: 'maps' },
  ]);
});

test('every third party of the site has a stand-in', () => {
  const site = readSiteSettings('tests/stand-ins/site.yaml');
  const parties = listThirdParties(site);
  for (const { setting, frames = [], pages = [], forms = [], beacons = [], hosts = [] } of parties)
    // A service may be booked without a calendar.
    for (const address of [...frames, ...pages, ...forms, ...beacons, ...hosts].filter(Boolean))
      expect(address, setting).toMatch(/^http:\/\/[\w-]+\.localhost:4322/);
});
