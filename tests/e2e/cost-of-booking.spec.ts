import { expect } from '@playwright/test';
import { startServer } from '../../scripts/serve.ts';
import { islandCode } from '../support/island-code.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { need, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';
import { useConnection } from '../support/use-connection.ts';
import { mainPath, mainService } from '../support/main-service.ts';

test('booking by message on a slow connection costs at most 25 kB', { tag: '@nightly' }, async ({ page }) => {
  const [one, two] = someOptions(mainService);
  await useConnection(page, 'slow');
  const shipped = await startServer({ dir: 'dist', port: 0 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${shipped.origin}${mainPath}`);
  for (const option of [one, two]) await boxOf(page, option).check();
  await page.locator('.picker-next').click();
  const sms = page.locator('.picker-contact-methods a[href^=sms]');
  await expect(sms).toHaveAttribute('href', new RegExp(encodeURIComponent(`${two.name}: GHS`)));
  await untilIdle(page);
  expect(asked.filter((address) => islandCode.test(address))).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(25_000);
  await shipped.close();
});

test('on a slow line, the picture of the home page comes after a moment without a press', async ({
  page,
}) => {
  const { alt } = need(readPage<{ hero?: { alt: string } }>('home').hero, 'a picture on the home page');
  const picture = page.getByRole('img', { name: alt });
  await useConnection(page, 'slow');
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const hold = (act: () => void, ms = 0) =>
      ms === 2000 ? addEventListener('moment-over', act) : start(act, ms);
    Object.assign(window, { setTimeout: hold });
  });
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await page.goto('/');
  await untilIdle(page);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(pictures).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('moment-over')));
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // Its place was kept.
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(heading);
});
