import '../../src/styles/global.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InteractiveMap } from '#islands/map/InteractiveMap.tsx';
import type { InteractiveMapProps } from '#lib/map/interactive-map.ts';
import { mapFixtures } from '#islands/map/map.fixtures.ts';
import { hydrate, showHtml } from './hydrate.tsx';
import standIn from '../stand-ins/maps-script.js?raw';
import { english } from './english.ts';

type Call = { name: string; options: unknown };
type MapsWindow = { __mapsStandIn?: Call[]; gm_authFailure?: () => void };

const drawn = <p style={{ blockSize: 400 }}>The drawn map</p>;
const places = [
  { id: '1', name: 'Nkwantakrom', lat: 6.94, lng: -1.97, isLinked: true },
  { id: '2', name: 'Mampong', lat: 7.06, lng: -1.4, isLinked: false },
];
let scripts: string[] = [];
/** What happens when Google's loader requests the maps script. */
let answerScript: (script: HTMLScriptElement) => void;

const runStandIn = () => new Function(standIn.replace('document.currentScript?.src ?? ', ''))();
const calls = (name: string) =>
  ((window as MapsWindow).__mapsStandIn ?? []).filter((call) => call.name === name);
const openButton = () => page.getByRole('button', { name: english('map.openIt') });

/** Puts the server's HTML of the map on the page, and hydrates the island. */
function show(fixture: InteractiveMapProps = mapFixtures['all communities']) {
  const element = <InteractiveMap {...fixture}>{drawn}</InteractiveMap>;
  hydrate(showHtml(element), element);
}

async function openMap(fixture?: InteractiveMapProps) {
  show(fixture);
  await openButton().click();
  await expect.poll(() => document.querySelector('.map')?.getAttribute('data-phase')).toBe('open');
}

beforeEach(() => {
  // On a computer without a network, the browser is offline. Then a map that fails would show another notice.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  scripts = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement) || !script.src.includes('googleapis')) return append(...nodes);
    scripts.push(script.src);
    setTimeout(() => answerScript(script));
  });
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(places)));
});

afterEach(() => {
  vi.restoreAllMocks();
});

// The maps script fails in the first test and loads in the second. After that, Google's loader does not request it again. So the
// order of the tests matters.
test('the drawn map stays if the maps script does not load', async () => {
  answerScript = (script) => script.onerror?.(new Event('error'));
  show();
  // Google learns nothing of a visitor before the click.
  expect(scripts).toEqual([]);
  const [before = ''] = english('map.before').split('{host}');
  await expect.element(page.getByText(`${before}maps.googleapis.com`, { exact: false })).toBeVisible();
  await openButton().click();
  await expect.element(page.getByText(english('map.failed'))).toBeVisible();
  await expect.element(page.getByText('The drawn map', { exact: true })).toBeVisible();
  await expect.element(openButton()).toBeEnabled();
});

test('after a failed try, the next click opens the interactive map', async () => {
  // The failed try is the test above.
  answerScript = runStandIn;
  await openMap();
  const { searchParams } = new URL(scripts[0] ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    key: 'a-key',
    v: 'weekly',
    language: 'en',
    region: 'GH',
    channel: 'web',
    libraries: 'places,marker',
    map_ids: 'a-style',
  });
  expect(calls('Map')[0]?.options).toEqual({
    center: { lat: 6, lng: -1.5 },
    zoom: 8,
    mapId: 'a-style',
  });
  await expect.element(page.getByRole('button', { name: 'Nkwantakrom' })).toBeVisible();
  await expect.element(page.getByText('The drawn map', { exact: true })).not.toBeVisible();
  await expect.element(page.getByRole('region', { name: english('map.name') })).toHaveFocus();
});

test('the map shows the clinic, two distance rings and a community with a page', async () => {
  const near = { lat: 6.941, lng: -1.971, isLinked: false };
  const crowd = [...places, { id: '3', name: 'Near', ...near }, { id: '4', name: 'Nearer', ...near }];
  vi.mocked(window.fetch).mockResolvedValue(Response.json(crowd));
  await openMap();
  await expect.element(page.getByRole('img', { name: 'Hope Health Clinic' })).toBeVisible();
  const center = { lat: 6.69, lng: -1.62 };
  const rings = calls('Circle').slice(-2);
  expect(rings.map(({ options }) => options)).toEqual([
    { center, radius: 100_000 },
    { center, radius: 200_000 },
  ]);
  await expect.element(page.getByText('100 km')).toBeVisible();
  // Two other communities are very near, but a community with a page joins no cluster with them.
  const linked = page.getByRole('button', { name: 'Nkwantakrom' }).element();
  expect(linked.querySelector('.map-pin')?.hasAttribute('data-linked')).toBe(true);
});

test('the map of one community opens with that community in the middle', async () => {
  location.hash = '1';
  await openMap();
  history.replaceState(null, '', location.pathname + location.search);
  expect(calls('Map').at(-1)?.options).toMatchObject({ center: { lat: 6.94, lng: -1.97 }, zoom: 13 });
});

test('the map shows the name of only one place at a time', async () => {
  await openMap();
  await page.getByRole('button', { name: 'Mampong' }).hover();
  expect(document.querySelector('.stand-in-window')?.innerHTML).toBe(
    '<span class="map-name" translate="no">Mampong</span>',
  );
  page.getByRole('button', { name: 'Nkwantakrom' }).element().focus();
  const [opened, closed] = [calls('InfoWindow.open'), calls('InfoWindow.close')];
  expect(opened.at(-1)?.options).toBe('Nkwantakrom');
  expect(closed.at(-1)?.options).toBe('Mampong');
  expect(document.querySelectorAll('.stand-in-window')).toHaveLength(1);
  await expect
    .element(page.getByRole('link', { name: 'Nkwantakrom' }))
    .toHaveAttribute('href', '/communities/1');
  await page.getByRole('button', { name: 'Mampong' }).click();
  await expect.element(page.getByText(english('map.chosen', { place: 'Mampong' }))).toBeVisible();
  expect(document.querySelectorAll('[data-selected]')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(document.querySelectorAll('.stand-in-window')).toHaveLength(0);
});

test('a cluster of 11 communities is red, and smaller clusters are blue', async () => {
  const around = (name: string, count: number, lat: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${name}${index}`,
      name,
      isLinked: false,
      lat: lat + index / 1000,
      lng: -1.5,
    }));
  const crowd = [...around('a', 11, 6), ...around('b', 2, 7), ...around('c', 10, 8), ...around('d', 1, 9)];
  vi.mocked(window.fetch).mockResolvedValue(Response.json(crowd));
  show();
  await openButton().click();
  const eleven = page.getByRole('button', { name: english('map.together', { count: 11 }) });
  await expect.element(eleven).toBeVisible();
  const clusters = [...document.querySelectorAll<HTMLElement>('.map-cluster')];
  expect(clusters.map(({ textContent, dataset }) => [textContent, dataset['colour']]).toSorted()).toEqual([
    ['10', 'blue'],
    ['11', 'red'],
    ['2', 'blue'],
  ]);
  const before = calls('fitBounds').length;
  eleven.element().focus();
  // Enter on a cluster zooms in. The specification asks for a delay of 100 milliseconds before this.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await userEvent.keyboard('{Enter}');
  vi.advanceTimersByTime(99);
  expect(calls('fitBounds')).toHaveLength(before);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(calls('fitBounds')).toHaveLength(before + 1);
  await expect.element(page.getByRole('region', { name: english('map.name') })).toHaveFocus();
});

test.each([
  ['a refused API key', () => (window as MapsWindow).gm_authFailure?.(), 'map.refused'],
  ['a lost connection', () => dispatchEvent(new Event('offline')), 'map.offline'],
])('after %s, a visitor sees the drawn map again', async (_, fail, key) => {
  await openMap();
  fail();
  await expect.element(page.getByText(english(key))).toBeVisible();
  await expect.element(page.getByText('The drawn map', { exact: true })).toBeVisible();
  expect(document.querySelector('.map-canvas')?.childElementCount).toBe(0);
  await expect.element(openButton()).toHaveFocus();
});

test('the drawn map stays when the list of communities does not load', async () => {
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await openButton().click();
  await expect.element(page.getByText(english('map.failed'))).toBeVisible();
  await expect.element(page.getByText('The drawn map', { exact: true })).toBeVisible();
});

test('the button "Back to the drawn map" closes the interactive map', async () => {
  show();
  await openButton().click();
  await page.getByRole('button', { name: english('map.backToDrawn') }).click();
  await expect.element(page.getByText('The drawn map', { exact: true })).toBeVisible();
  expect(document.querySelector('.map-canvas')?.childElementCount).toBe(0);
  await expect.element(openButton()).toHaveFocus();
});
