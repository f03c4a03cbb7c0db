import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSiteSettings } from '#lib/site-settings.ts';
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
    ['/scheduling/other', 404],
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

test('page views are kept in order and can be told apart', async () => {
  for (const path of ['/', '/booking?a=1']) {
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:4321' };
    const response = await ask('/analytics', { method: 'POST', headers, body: JSON.stringify({ path }) });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4321');
  }
  const seen = async (query: string) => (await ask(`/received/analytics${query}`)).json();
  const [home, booking] = [1, 2].map((number) => ({
    number,
    fields: { path: number === 1 ? '/' : '/booking?a=1' },
  }));
  expect(await seen('')).toEqual([home, booking]);
  expect(await seen('?since=1')).toEqual([booking]);
  expect(await seen('?contains=booking')).toEqual([booking]);
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
  const { thirdParties } = readSiteSettings('tests/stand-ins/site.yaml');
  // The other settings of the maps service are no addresses.
  const withAddresses = { ...thirdParties, maps: { origin: thirdParties.maps.origin } };
  const addresses = JSON.stringify(withAddresses).match(/"(https?:[^"]*)?"(?=[,}])/g);
  expect(addresses?.filter((address) => !address.startsWith('"http://localhost:4322'))).toEqual([]);
});
