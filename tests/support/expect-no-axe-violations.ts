import { expect, type Page } from '@playwright/test';
import { findAxeFaults } from './find-axe-faults.ts';
import { isWithoutScript, test } from './test.ts';

/**
 * axe needs scripts, even on pages where they are off. Chromium lets only the session that turned them off turn them on. The page
 * has loaded by now, so its own scripts do not start.
 */
async function letAxeRun(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
}

/** Expects that the page breaks none of axe's rules and leaves none undecided. A failure lists each rule with its elements. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (isWithoutScript(test.info())) await letAxeRun(page);
  expect(await findAxeFaults(page), `axe on ${page.url()}`).toEqual([]);
}
