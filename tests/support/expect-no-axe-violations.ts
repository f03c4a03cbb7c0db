import { expect, type Page } from '@playwright/test';
import { isNightly } from './breadth.ts';
import { everyRule, findAxeFaults } from './find-axe-faults.ts';
import { isWithoutScript, test } from './test.ts';

/**
 * axe needs scripts, even on pages where scripts are off. In Chromium, a session can turn scripts on only after it has turned them
 * off, so this session does both. The page has loaded by now, so its own scripts do not start.
 */
async function letAxeRun(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
}

/**
 * Fails if the page breaks a rule of axe, or if axe cannot decide a rule. The message lists each such rule with its elements. On a
 * long page whose rest another test checks, name the parts that are new (`within`, a CSS selector): axe takes seconds for a price list.
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  if (isWithoutScript(test.info())) await letAxeRun(page);
  expect(await findAxeFaults(page, everyRule, within), `axe on ${page.url()}`).toEqual([]);
}

/** The same for a state that few changes touch: only in `npm test -- nightly`, because axe costs more than opening a page. */
export async function expectNoAxeViolationsAtNight(page: Page, within?: string): Promise<void> {
  if (isNightly) await expectNoAxeViolations(page, within);
}
