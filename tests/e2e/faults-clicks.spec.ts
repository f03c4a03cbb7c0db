import { expect, type Browser, type Page } from '@playwright/test';
import { codeFaults } from '../support/faults/code-faults.ts';
import { meetFaults } from '../support/faults/meet-faults.ts';
import { clickedControls, type ClickedControl } from '../support/faults/clicked-controls.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { assumeOnline } from '../support/use-connection.ts';
import { waitForWorker } from '../support/worker.ts';

const runs = clickedControls.flatMap((control) =>
  codeFaults.map((fault) => ({
    ...{ control, fault, complains: fault.complains },
    name: `${control.name}, when its code ${fault.name}`,
  })),
);

const busy = (page: Page) => page.locator('[aria-busy=true]');
const said = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
const reloadButton = (page: Page) =>
  said(page, like('island.failed'))
    .or(said(page, like('island.newer')))
    .getByRole('button', { name: english('island.reload') });

/** Opens the control's site as if from its home page, because the first page of a visit does not install the worker. */
async function installWorker(page: Page, { path }: ClickedControl): Promise<void> {
  const home = new URL('/', new URL(path, 'http://localhost:4321')).href;
  await page.goto(`${home}privacy`, { referer: home });
  await waitForWorker(page);
}

/** After 15 seconds without code, a second click uses the plain HTML. A control without plain HTML shows a Reload button. */
async function goOnPlainly(page: Page, control: ClickedControl): Promise<void> {
  await page.clock.fastForward(10_000);
  const { plain } = control;
  if (!plain) return expect(reloadButton(page)).toBeVisible();
  await page.clock.fastForward(1000);
  const request = page.waitForRequest((each) => each.isNavigationRequest() && plain.test(each.url()));
  await control.click(page);
  await request;
}

/** Clicks once. Within a second, the page must show the result or that it is busy, and later a result or a Reload button. */
async function press(page: Page, { control, fault }: (typeof runs)[number]): Promise<void> {
  await page.clock.install();
  if (!fault.opened) await assumeOnline(page);
  await fault.prepare?.(page);
  await page.goto(control.path, { waitUntil: 'commit' });
  await fault.opened?.(page);
  await control.prepare?.(page);
  await control.click(page);
  const wanted = control.wanted(page).first();
  const end = wanted.or(reloadButton(page));
  await expect(end.or(busy(page)).first()).toBeVisible({ timeout: 1000 });
  if (fault.name === 'never comes' || fault.isLate) {
    await page.clock.fastForward(1000);
    await expect(said(page, /^(L|Still l)oading/)).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(said(page, like('island.slow'))).toBeVisible();
    if (!fault.isLate) return goOnPlainly(page, control);
    await fault.end?.(page);
    return expect(wanted).toBeVisible();
  }
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(end.first()).toBeVisible({ timeout: 300 });
  }).toPass();
}

async function pressAll(browser: Browser, chosen: typeof runs, act = press): Promise<void> {
  await meetFaults(browser, chosen, act);
  console.log(`figures: presses whose code does not come, answered ${chosen.length} of ${chosen.length}`);
}

test('a visitor gets an answer to each click when code fails', { tag: '@nightly' }, async ({ browser }) => {
  test.setTimeout(1_200_000);
  await pressAll(browser, runs);
});

test.describe('with the service worker', { tag: '@nightly' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor gets an answer to each click when code fails', async ({ browser }) => {
    test.setTimeout(1_200_000);
    await pressAll(browser, runs, async (page, run) => {
      await installWorker(page, run.control);
      await press(page, run);
    });
  });
});
