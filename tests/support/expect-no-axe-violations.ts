import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** The page as it stands now breaks none of axe's rules. A failure lists each rule with the elements that break it. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) await letAxeRun(page);
  // Legacy mode: what stands in a frame is somebody else's page; ours is that the frame has a name.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
