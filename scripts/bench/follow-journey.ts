import type { Browser, Page } from 'playwright';
import { bookRequests } from './book-requests.ts';
import { openFarDoor } from './far-server.ts';
import { takePhone } from './phone.ts';

/** One step of a visit and what it cost on the line. */
export interface Step {
  name: string;
  requests: number;
  bytes: number;
}

type Act = (page: Page, origin: string) => Promise<unknown>;

/** Ten pages a newcomer may read one after the other. */
export const readingPaths: readonly string[] = [
  '/',
  '/who-we-are',
  '/what-we-do',
  '/our-impact',
  '/communities/1',
  '/events',
  '/events/ho1',
  '/news',
  '/donate',
  '/volunteers',
];

/** Reading ten pages: the first by its address, each other from the one before, as a link leads there. */
export const reading: readonly [string, Act][] = readingPaths.map((path, index) => [
  path,
  async (page, origin) => {
    if (index === 0) return page.goto(origin + path, { waitUntil: 'load' });
    const isThere = page.waitForURL(origin + path, { waitUntil: 'load' });
    await page.evaluate((next) => location.assign(next), path);
    return isThere;
  },
]);

/** From the first page of booking to the step where a time is chosen. The booking calendar itself is the service's. */
export const booking: readonly [string, Act][] = [
  ['/booking', (page, origin) => page.goto(`${origin}/booking`, { waitUntil: 'load' })],
  ['lab tests', (page) => page.getByRole('link', { name: 'Book Lab Services' }).click()],
  [
    'three tests ticked',
    async (page) => {
      const boxes = page.locator('.price-list').getByRole('checkbox');
      for (const index of [0, 1, 2]) await boxes.nth(index).check();
      // The island's code, which the first tick asked for.
      await page.locator('.picker[data-live]').waitFor();
    },
  ],
  [
    'choosing a time',
    async (page) => {
      await page.getByRole('link', { name: 'NEXT', exact: true }).click();
      await page.getByRole('heading', { name: 'Find an Appointment' }).waitFor();
    },
  ],
];

/** Takes the steps in one visit that begins with an empty cache, and tells what each cost, the service worker's share included. */
export async function followJourney(
  browser: Browser,
  server: string,
  steps: readonly [string, Act][],
): Promise<Step[]> {
  const door = await openFarDoor(server, 0);
  const { origin } = door;
  const phone = await takePhone(browser, { line: 'slow' });
  try {
    const page = await phone.newPage();
    const fetched = await bookRequests(await phone.newCDPSession(page), origin);
    const taken: Step[] = [];
    let before = { requests: 0, bytes: 0 };
    for (const [name, act] of steps) {
      await act(page, origin);
      await page.waitForLoadState('networkidle');
      const now = { requests: fetched().requests, bytes: door.sentBytes() };
      taken.push({ name, requests: now.requests - before.requests, bytes: now.bytes - before.bytes });
      before = now;
    }
    return taken;
  } finally {
    await phone.close();
    await door.close();
  }
}
