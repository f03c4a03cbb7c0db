import type { Browser, BrowserContext, Page } from '@playwright/test';

type Walk = (page: Page) => Promise<void>;

const follow = (page: Page, link: string) => page.locator(`a[href="${link}"]:visible`).first().click();

/** Presses what a visitor presses, as early as the browser allows. */
const listJourneys = (priceList: string): Record<string, Walk> => ({
  'home to a message with two tests': async (page) => {
    await follow(page, priceList);
    const boxes = page.locator('#choose input[type=checkbox]:enabled');
    for (const index of [4, 7]) await boxes.nth(index).check();
    await page.locator('.picker-next').click();
    await page.locator('a[href*="wa.me"][href*="GH"]:visible').first().waitFor();
  },
  'home to the mobile money number': async (page) => {
    await follow(page, '/donate');
    await page.locator('[aria-labelledby=mobile-money] .number').waitFor();
  },
  'home to the calendar file of the next outreach': async (page) => {
    await page.locator('.next a[href^="/events/"]:visible').first().click();
    const answer = page.waitForEvent('download');
    await page.locator('a[href$=".ics"]').first().click();
    await answer;
  },
});

const lines = [
  { name: '400 kbit/s', latency: 400, bytesPerSecond: 50_000 },
  { name: '50 kbit/s', latency: 800, bytesPerSecond: 6250 },
];

/** A journey's time in seconds, and the bytes and requests until its end. */
async function walk(context: BrowserContext, origin: string, journey: Walk, line: (typeof lines)[number]) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
    connectionType: 'cellular2g',
  });
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += encodedDataLength > 0 ? 1 : 0;
  });
  const start = Date.now();
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await journey(page);
  const seconds = (Date.now() - start) / 1000;
  await page.close();
  return `${seconds.toFixed(1)} s, ${(bytes / 1024).toFixed(1)} kB, ${requests} requests`;
}

/** Prints each journey on two slow lines: the first visit, and the second with what the browser kept. */
export async function measureJourneys(browser: Browser, origin: string, priceList: string): Promise<void> {
  console.log('| journey | line | first visit | second visit |\n| --- | --- | --- | --- |');
  for (const [name, journey] of Object.entries(listJourneys(priceList))) {
    for (const line of lines) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      const first = await walk(context, origin, journey, line);
      const second = await walk(context, origin, journey, line);
      console.log(`| ${name} | ${line.name} | ${first} | ${second} |`);
      await context.close();
    }
  }
}
