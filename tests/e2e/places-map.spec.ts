import { expect, type Page } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { islandCode } from '../support/island-code.ts';
import { loadPlaces, shownPlace } from '../support/load-places.ts';
import { test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';
import { useConnection } from '../support/use-connection.ts';
import { english, like } from '../support/languages.ts';

type Call = { name: string; options: unknown };

const openButton = (page: Page) => page.getByRole('button', { name: english('map.openIt') });
/** The page /map, which opens in place of the drawn map. */
const mapFrame = (page: Page) => page.frames().find((frame) => new URL(frame.url()).pathname === '/map');
const readCalls = async (page: Page, name: string) => {
  const calls = await (mapFrame(page) ?? page).evaluate(
    () => (window as unknown as { __mapsStandIn: Call[] }).__mapsStandIn,
  );
  return calls.filter((call) => call.name === name).map(({ options }) => options);
};

async function openMapHere(page: Page): Promise<void> {
  await openButton(page).click();
  await expect(page.locator('.map[data-phase=open]')).toBeVisible();
}
async function openMap(page: Page, path = '/our-impact'): Promise<void> {
  await page.goto(path);
  await openMapHere(page);
}

test('on a slow connection, the interactive map loads only by a click, with our settings and one mark for each community', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await useConnection(page, 'slow');
  await page.goto('/our-impact');
  await untilIdle(page);
  expect(
    asked.filter((address) => islandCode.test(address) || /maps\/api|communities\.json/.test(address)),
  ).toEqual([]);

  const { version, language, region, libraries } = readSiteSettings().thirdParties.maps;
  await openMapHere(page);
  const [query] = await readCalls(page, 'script');
  expect(Object.fromEntries(new URLSearchParams(String(query)))).toMatchObject({
    key: 'stand-in-maps-key',
    v: version,
    language,
    region,
    libraries: libraries.join(','),
  });
  expect(await readCalls(page, 'Map')).toEqual([
    expect.objectContaining({ center: { lat: 6, lng: -1.5 }, zoom: 8 }),
  ]);
  const marks = (await readCalls(page, 'AdvancedMarkerElement')) as { title?: string }[];
  expect(marks.filter(({ title }) => title && !like('map.together').test(title))).toHaveLength(
    loadPlaces().length,
  );
  await expectNoAxeViolationsAtNight(page);
});

test(
  'the Content Security Policy allows everything that the maps service needs',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await openMap(page);
    // The stand-in attempts what the real maps service does, and records each attempt. At the end it records their number.
    await expect.poll(() => readCalls(page, 'attempt count')).toHaveLength(1);
    const attempts = (await readCalls(page, 'attempt')) as { what: string; isAllowed: boolean }[];
    expect(await readCalls(page, 'attempt count')).toEqual([attempts.length]);
    expect(attempts.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
    expect(attempts.map(({ what }) => what)).toContain('WebAssembly');
  },
);

test(
  'the map on a community’s page is centred on that community, and its link leaves the page around it',
  { tag: '@nightly' },
  async ({ page }) => {
    const { id, lat, lng, name } = shownPlace();
    await openMap(page, `/communities/${id}`);
    expect(await readCalls(page, 'Map')).toEqual([
      expect.objectContaining({ center: { lat, lng }, zoom: 13 }),
    ]);
    const map = page.frameLocator('.map-canvas');
    const mark = map.getByRole('button', { name, exact: true });
    // A finger needs at least 24 pixels (WCAG 2.5.8).
    const pin = await mark.locator('.map-pin').boundingBox();
    expect([pin?.width, pin?.height]).toEqual([25, 26]);
    await mark.click();
    await map.getByRole('status').getByRole('link', { name, exact: true }).click();
    await expect(openButton(page)).toBeVisible();
    expect(page.frames()).toHaveLength(1);
    await expect(page).toHaveURL(`/communities/${id}`);
  },
);

test('when the maps service is down, the drawn map is still there', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/maps/api/js*', (route) => route.abort('connectionrefused'));
  await page.goto('/our-impact');
  await openButton(page).click();
  await expect(page.getByText(english('map.failed'))).toBeVisible();
  await expect(page.locator('.marks .mark').first()).toBeVisible();
});
