import { expect, type Page } from '@playwright/test';
import { findAxeFaults } from './find-axe-faults.ts';
import { isWithoutScript, test } from './test.ts';

/**
 * Where the page's scripts are off, axe's own need them on. Chromium heeds only a session that switched off itself what
 * it switches on. The page is loaded by now, so its own scripts do not start.
 */
async function letAxeRun(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
}

/**
 * The page as it stands now breaks none of axe's rules, and leaves axe nothing undecided. A failure lists each rule with the
 * elements that break it.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (isWithoutScript(test.info())) await letAxeRun(page);
  expect(await findAxeFaults(page), `axe on ${page.url()}`).toEqual([]);
}
