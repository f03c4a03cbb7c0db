import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startServer } from '../../scripts/serve.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { copyAsOtherBuild } from '../support/copy-as-other-build.ts';
import { boxOf, someOptions, totalOf } from '../support/price-list.ts';
import { fillIn, listReceived, requestForms, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { assumeOnline } from '../support/use-connection.ts';
import { visitWithWorker, waitUntilSaved } from '../support/worker.ts';
import { english, like } from '../support/languages.ts';
import { loadService } from '../support/load-service.ts';
import { savedNote } from '../support/read-entries.ts';
import { mainPath, mainService } from '../support/main-service.ts';

test.use({ serviceWorkers: 'allow' });

const [one, two] = someOptions(mainService);
const [form] = requestForms;
const yesterday = standInEnvironment['OUT_DIR'] ?? '';

async function book(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${mainPath}`);
  await expect(page).toHaveTitle(/\(today\)$/);
  await boxOf(page, one).check();
  await boxOf(page, two).check();
  await expect(page.getByText(like('picker.total'))).toHaveText(totalOf(one, two));
  await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
  await expect(page.getByRole('link', { name: loadService(mainService).schedulingButton })).toBeVisible();
  await page.goto(`${origin}${mainPath}`);
  await page
    .getByRole('button', { name: english('picker.clearSelection') })
    .first()
    .click();
}

async function ask(page: Page, origin: string): Promise<void> {
  const words = `Ten beds ${crypto.randomUUID()}`;
  await page.goto(origin + form.path);
  await fillIn(page, form, words);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: form.success })).toBeFocused();
  expect(await listReceived(page.request, words)).toHaveLength(1);
}

test(
  'a patient whose phone has an old service worker can choose tests and send a request',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const place = await mkdtemp(join(tmpdir(), 'old-worker-'));
    const today = join(place, 'today');
    await copyAsOtherBuild(yesterday, today);
    await assumeOnline(page);
    let site = await startServer({ dir: yesterday, port: 0, quality: 4 });
    const { origin } = site;
    await visitWithWorker(page, `${origin}/booking`);
    // The caches get wrong answers here. Earlier workers saved such answers, because they checked only the status.
    await page.evaluate(async () => {
      const html = { headers: { 'content-type': 'text/html' } };
      await (await caches.open('pages')).put('/booking', new Response('Sign in to Free WiFi', html));
      await (await caches.open('files')).put('/_astro/x.js', new Response('', html));
    });

    // The page keeps the worker of the previous release, because site-script.ts lets browsers cache worker.js for a day.
    await site.close();
    site = await startServer({ dir: today, port: Number(new URL(origin).port), quality: 4 });
    await book(page, origin);
    await ask(page, origin);

    // The old worker saves the page of the new build, so the price list works offline.
    await waitUntilSaved(page, mainPath);
    await context.setOffline(true);
    await page.goto(`${origin}${mainPath}`);
    await expect(page.getByText(savedNote())).toBeVisible();
    await expect(page).toHaveTitle(/\(today\)$/);
    await boxOf(page, one).check();
    await boxOf(page, one).uncheck();
    await context.setOffline(false);

    // The device has no room for another page. The saved page must stay.
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto(`${origin}${mainPath}`);
    await page.goto(`${origin}/volunteers`);
    await context.setOffline(true);
    await page.goto(`${origin}${mainPath}`);
    await expect(page.getByText(savedNote())).toBeVisible();
    await context.setOffline(false);
    await browser.send('Storage.overrideQuotaForOrigin', { origin });

    // A new worker arrives, and deletes the old caches.
    await appendFile(join(today, 'worker.js'), '\n// A new one');
    await site.close();
    site = await startServer({ dir: today, port: Number(new URL(origin).port), quality: 4 });
    await page.goto(`${origin}/booking`);
    await browser.send('Network.clearBrowserCache');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(() => caches.keys()), {
        message: 'the new worker has deleted the old caches',
      })
      .toEqual(['whole-pages', 'whole-files']);
    await book(page, origin);
    await context.setOffline(true);
    await page.goto(`${origin}${mainPath}`);
    await expect(page).toHaveTitle(/\(today\)$/);
    await context.setOffline(false);
    await site.close();
    await rm(place, { recursive: true });
  },
);
