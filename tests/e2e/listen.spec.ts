import { expect, type Locator } from '@playwright/test';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { waitForWorker } from '../support/worker.ts';

const isPlaying = (player: Locator) => player.evaluate((audio: HTMLAudioElement) => !audio.paused);

test(
  'a recording pauses when the visitor opens another recording by keyboard',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${OWN_SITE}/wohohiame`);
    const [first, second] = [page.locator('audio').nth(0), page.locator('audio').nth(1)];
    // The recordings play in a loop. Otherwise a recording of 3 seconds could end before a slow test checks it.
    for (const player of [first, second])
      await player.evaluate((audio: HTMLAudioElement) => (audio.loop = true));
    await page.locator('summary').filter({ hasText: 'English' }).click();
    await expect.poll(() => isPlaying(first)).toBe(true);
    await page.locator('summary').filter({ hasText: 'French' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPlaying(first)).toBe(false);
    await expect.poll(() => isPlaying(second)).toBe(true);
  },
);

test(
  'a recording that failed to load plays when the visitor opens it again',
  { tag: '@nightly' },
  async ({ page }) => {
    const sounds = /\.(?:mp3|ogg)$/;
    let asked = 0;
    await page.route(sounds, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(`${OWN_SITE}/wohohiame`);
    const player = page.locator('audio').first();
    await player.evaluate((audio: HTMLAudioElement) => (audio.loop = true));
    const listen = page.locator('summary').filter({ hasText: 'English' });
    await listen.click();
    // The browser tries the smaller file, then the other.
    await expect.poll(() => asked).toBe(2);
    // `networkState` 3 means that no file could be loaded.
    await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.networkState)).toBe(3);
    await page.unroute(sounds);
    // The first click closes the player. The second click opens it again.
    await listen.click();
    await listen.click();
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
  },
);

test('after its exit link, Back skips the Wohohiame page, and no third party learns of the visit', async ({
  page,
}) => {
  // In tests, each third party is a stand-in at an address such as http://views.localhost:4322.
  const told: string[] = [];
  await page.route(/^http:\/\/(?!localhost)[\w-]+\.localhost:/, (route) => {
    const request = route.request();
    told.push([request.url(), request.postData(), request.headers()['referer']].join(' '));
    return route.fulfill({ status: 202 });
  });
  await page.route('https://encyclopedia.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>All things</title>' }),
  );
  await page.goto(`${OWN_SITE}/store`);
  await page.goto(`${OWN_SITE}/wohohiame`);
  await page.getByRole('link', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL('https://encyclopedia.example/');
  await page.goBack();
  await expect(page).toHaveURL(`${OWN_SITE}/store`);
  await page.goto(`${OWN_SITE}/booking`);
  await expect.poll(() => told.filter((what) => what.includes('booking'))).not.toEqual([]);
  expect(told.filter((what) => what.includes('wohohiame'))).toEqual([]);
});

test.describe('in a browser that saves pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the Wohohiame page is not saved for offline reading', async ({ page }) => {
    const isKept = (path: string) => page.evaluate(async (name) => Boolean(await caches.match(name)), path);
    await page.goto(`${OWN_SITE}/booking`);
    await waitForWorker(page);
    for (const path of ['/wohohiame', '/store']) await page.goto(OWN_SITE + path);
    // Once the later page is saved, the worker has also handled the earlier page.
    await expect.poll(() => isKept('/store')).toBe(true);
    expect(await isKept('/wohohiame')).toBe(false);
  });
});
