import { expect, type Browser, type Page } from '@playwright/test';
import { codeFaults } from '../support/faults/code-faults.ts';
import { meetFaults } from '../support/faults/meet-faults.ts';
import { pressedControls } from '../support/faults/pressed-controls.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

const runs = pressedControls.flatMap((control) =>
  codeFaults.map((fault) => ({
    ...{ control, fault, complains: fault.complains },
    name: `${control.name}, when its code ${fault.name}`,
  })),
);

const busy = (page: Page) => page.locator('[aria-busy=true]');
const said = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
const sentence = (page: Page) =>
  said(page, /could not be loaded|newer than this page/).getByRole('button', {
    name: english('island.reload'),
  });

/** Presses once and waits as a visitor would: there is a sign within a second, and an end. */
async function press(page: Page, { control, fault }: (typeof runs)[number]): Promise<void> {
  await page.clock.install();
  // A computer without a network says that it is offline, whatever it reaches.
  if (!fault.opened)
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await fault.prepare?.(page);
  await page.goto(control.path, { waitUntil: 'commit' });
  await fault.opened?.(page);
  await control.prepare?.(page);
  await control.press(page);
  const wanted = control.wanted(page).first();
  const end = wanted.or(sentence(page));
  await expect(end.or(busy(page)).first()).toBeVisible({ timeout: 1000 });
  if (fault.name === 'never comes' || fault.isLate) {
    await page.clock.fastForward(1000);
    await expect(said(page, /^(L|Still l)oading/)).toBeVisible();
    await page.clock.fastForward(14_000);
    await expect(said(page, /^Still loading. The links here work/)).toBeVisible();
    if (!fault.isLate) return;
    await fault.end?.(page);
    return expect(wanted).toBeVisible();
  }
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(end.first()).toBeVisible({ timeout: 300 });
  }).toPass();
}

async function pressAll(browser: Browser, chosen: typeof runs): Promise<void> {
  await meetFaults(browser, chosen, press);
  console.log(`figures: presses whose code does not come, answered ${chosen.length} of ${chosen.length}`);
}

test(
  'a press whose code does not come ends in what was wanted, or in a sentence that says why',
  { tag: '@all' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    // Each control once, each time with another fault.
    await pressAll(
      browser,
      runs.filter((_, index) => index % (codeFaults.length + 1) === 0),
    );
  },
);

test(
  'whatever is pressed, in whatever way its code does not come, the visitor gets an answer',
  { tag: '@all' },
  async ({ browser }) => {
    test.setTimeout(1_200_000);
    await pressAll(browser, runs);
  },
);
