import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { bundleScript } from '../../src/integrations/inline-script.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { readPage, savedNote } from '../support/read-entries.ts';
import { phraseOf } from '../support/read-symptoms.ts';
import { boxOf, someOptions, totalOf } from '../support/price-list.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { english } from '../support/languages.ts';
import { listSavedPaths, waitUntilSaved, waitUntilSavedAhead } from '../support/worker.ts';
import { shownPlace } from '../support/load-places.ts';
import { loadServices } from '../support/load-service.ts';
import { keptPath, mainPath, mainService } from '../support/main-service.ts';

// Other tests block the service worker, because the worker could hide faults that those tests cause on purpose.
test.use({ serviceWorkers: 'allow' });

const { kept } = readPage<{ kept: Record<'button' | 'done' | 'allow' | 'allowed', string> }>('privacy');
const community = () => `/communities/${shownPlace().id}`;
const note = (page: Page) => page.getByText(savedNote());

test('an offline patient reads visited pages, the price list and whom to call, and reaches step 2 with the chosen tests', async ({
  page,
  context,
}) => {
  const [first, second, third] = someOptions(mainService);
  await useConnection(page, 'good');
  await page.goto('/what-we-do');
  await waitUntilSavedAhead(page);
  await waitUntilSaved(page, '/scripts/complaints.js');
  const { origin } = new URL(page.url());
  await page.goto(community());
  await waitUntilSaved(page, community());

  await test.step('a patient reads visited pages, and of other pages which ones are saved', async () => {
    await context.setOffline(true);
    // A misspelt address finds the saved page too.
    await page.goto(`${origin}//What-We-Do/`);
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/donate?from=a-friend');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      readPage<{ heading: string }>('offline').heading,
    );
    await expect(page.getByRole('main').getByRole('link', { name: /^\+233/ })).toBeVisible();
    await expectNoAxeViolationsAtNight(page);
    await expect(page.getByRole('main').locator('a[href="/what-we-do"]')).toBeVisible();
  });

  await test.step('a price list that nobody opened before has its prices and its search', async () => {
    await page.getByRole('main').locator(`a[href="${keptPath}"]`).first().click();
    await expect(page).toHaveURL(keptPath);
    await expect(note(page)).toBeVisible();
    await expect(page.locator('.price-list').getByText('GH₵').first()).toBeVisible();
    await page.getByRole('searchbox').fill(phraseOf('danger'));
    const number = page.locator(`#advice a[href="tel:${readSiteSettings().emergency.general}"]:visible`);
    await expect(number).toHaveCount(1);
    await expect(page.locator('[data-match=yes]')).toHaveCount(0);
    await page.locator('.price-list [data-price]:enabled').first().check();
  });

  await test.step('a patient who goes offline reaches step 2 with the chosen tests', async () => {
    await context.setOffline(false);
    await page.goto(mainPath);
    await expect(note(page)).toHaveCount(0);
    await boxOf(page, first).check();
    await page.goto(`${mainPath}?step=schedule`);
    await context.setOffline(true);
    await page.getByRole('link', { name: english('schedule.back') }).click();
    await boxOf(page, second).check();
    await page.reload();
    await expect(note(page)).toBeVisible();
    await expect(boxOf(page, first)).toBeChecked();
    await expect(boxOf(page, second)).toBeChecked();
    await boxOf(page, third).check();
    await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
    await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
    await expect(page.getByText(totalOf(first, second, third)).first()).toBeVisible();
    // What to do before a test must not need a connection either.
    await expect(page.locator('.picker-before').getByRole('listitem').first()).toBeVisible();
    // Pages are saved without their query, which could tell what a patient did.
    expect((await listSavedPaths(page)).filter((path) => path.includes('?'))).toEqual([]);
  });
});

test('a first page left after two seconds downloads nothing for later, one in use at most what the list says', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await useConnection(page, 'good');
  await page.clock.install();
  await page.goto('/volunteers');
  await page.clock.runFor(2000);
  expect(asked).not.toContain('/worker.js');
  await page.clock.runFor(2000);
  await waitUntilSavedAhead(page);
  expect(asked).toContain('/worker.js');
  for (const { id } of loadServices()) if (`/${id}` !== keptPath) expect(asked).not.toContain(`/${id}`);
});

test('while a patient chooses tests on a slow connection, nothing is downloaded for later', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = (posted: unknown) => void Object.assign(window, { posted });
  });
  await useConnection(page, 'slow');
  await page.clock.install();
  await page.goto('/booking');
  // Only the test moves the page's time. On a busy computer, the seconds without a tick would pass between two ticks.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').locator(`a[href="${mainPath}"]`).first().click();
  const boxes = page.locator('.price-list [data-price]:enabled');
  for (const index of [0, 1, 2]) {
    await page.clock.runFor(2000);
    await boxes.nth(index).check();
  }
  expect(asked).not.toContain('/worker.js');
  await page.clock.runFor(3000);
  await page.clock.resume();
  await waitUntilSaved(page, mainPath);
  // On a slow connection, the page does not ask the worker to save more.
  expect(await page.evaluate(() => 'posted' in window)).toBe(false);
});

test(
  'a visitor who removes the saved pages decides when saving starts again',
  { tag: '@nightly' },
  async ({ page }) => {
    const installed: string[] = [];
    await page.exposeFunction('noteInstalling', () => installed.push(page.url()));
    await page.addInitScript(() => {
      const { noteInstalling } = window as unknown as { noteInstalling: () => void };
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = (...given) => {
        noteInstalling();
        return register(...given);
      };
    });
    await useConnection(page, 'good');
    await page.goto('/privacy');
    await waitUntilSavedAhead(page);
    await expect(page.getByRole('button', { name: kept.allow })).toBeHidden();
    await page.getByRole('button', { name: kept.button }).click();
    await expect(page.getByRole('button', { name: kept.button })).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: kept.done })).toBeVisible();
    expect(await listSavedPaths(page)).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );

    // A page does not register the worker at once, but a moment after the page has loaded. So the test opens more pages.
    installed.length = 0;
    for (const path of ['/booking', '/volunteers', '/privacy']) await page.goto(path);
    expect(installed).toEqual([]);
    expect(await listSavedPaths(page)).toEqual([]);

    await page.getByRole('button', { name: kept.allow }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: kept.allowed })).toBeVisible();
    await expect(page.getByRole('button', { name: kept.button })).toBeFocused();
    await page.goto('/volunteers');
    await waitUntilSaved(page, '/volunteers');
  },
);

test(
  'the script `retire.ts` removes the service worker and the saved pages',
  { tag: '@nightly' },
  async ({ page }) => {
    const settings = [{ language: 'en', keep: ['/'], advice: ['/scripts/advice.js'] }];
    let code = `const SETTINGS=${JSON.stringify(settings)};${await bundleScript('src/worker/worker.ts')}`;
    const site = await listen(
      createServer(({ url }, response) => {
        const isWorker = url === '/worker.js';
        response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
        response.end(
          isWorker ? code : '<html><link data-offline="/"><title>Home</title><main></main></html>',
        );
      }),
      0,
    );
    await page.goto(site.origin);
    await page.evaluate(() => navigator.serviceWorker.register('/worker.js'));
    await waitUntilSaved(page, '/');

    // When we turn offline reading off, /worker.js has this code instead.
    code = await bundleScript('src/worker/retire.ts');
    await page.reload();
    await expect.poll(() => listSavedPaths(page)).toEqual([]);
    const countWorkers = async () => (await navigator.serviceWorker.getRegistrations()).length;
    await expect.poll(() => page.evaluate(countWorkers)).toBe(0);
    await site.close();
  },
);
