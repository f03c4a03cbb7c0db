import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { useConnection } from '../support/use-connection.ts';

test('on a slow line the first press of Enlarge waits for the code, and nothing is loaded before', async ({
  page,
}) => {
  await useConnection(page, 'slow');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/events/3', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('1 of 6: Students sit in a circle in a classroom');
  await expectNoAxeViolations(page);
});

test('the whole gallery works by keyboard', async ({ page }) => {
  await useConnection(page, 'good');
  await page.goto('/events/3');
  await page.getByRole('heading', { name: 'Gallery (6)' }).scrollIntoViewIfNeeded();
  const status = page.getByRole('status').first();
  await expect(status).toHaveText(/^Pictures 1 to [35] of 6$/);
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/to 6 of 6$/);
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/to 6 of 6$/);
  await page.locator('.gallery-row li:not([hidden]) a').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.gallery-main img')).toHaveAttribute(
    'alt',
    'Five students stand together on a mat',
  );
  await page.getByRole('button', { name: 'Enlarge' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toContainText('6 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toContainText('5 of 6');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeFocused();
});

test('the gallery stays where it is when its code arrives', async ({ page }) => {
  await useConnection(page, 'good');
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/events/3');
  await page.getByRole('heading', { name: 'Gallery (6)' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').first()).toHaveText(/of 6$/);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.005);
});

test(
  'a page of thumbnails costs a phone at most 25 kB, and no picture tells where it was taken',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/events/ho1', '/events/3']) {
      const pictures = new Map<string, Buffer>();
      page.on('response', async (response) => {
        if (response.request().resourceType() === 'image')
          pictures.set(response.url(), await response.body());
      });
      await page.goto(path);
      await page.locator('.gallery-row').scrollIntoViewIfNeeded();
      await expect(page.locator('.gallery-main img')).toHaveJSProperty('complete', true);
      await page.waitForLoadState('networkidle');
      expect(pictures.size).toBeGreaterThanOrEqual(4);
      const bytes = [...pictures.values()].reduce((sum, { length }) => sum + length, 0);
      expect(bytes, path).toBeLessThanOrEqual(25_000);
      const full = await page.locator('.gallery-row a').first().getAttribute('href');
      pictures.set('full', await (await page.request.get(full ?? '')).body());
      for (const [url, picture] of pictures)
        expect((await sharp(picture).metadata()).exif, url).toBeUndefined();
      pictures.clear();
    }
  },
);

test('the picture of a phone that the build took in is large and does tell where it was taken', async () => {
  const { width, height, exif } = await sharp('content/events/ho1/1.jpg').metadata();
  expect([width, height]).toEqual([4000, 3000]);
  expect(exif?.includes(Buffer.from('Sample'))).toBe(true);
});
