import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page as it stands now breaks none of axe's rules. A failure lists each rule with the elements that break it. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const isScriptOff = test.info().project.use.javaScriptEnabled === false;
  const looked = isScriptOff ? await openCopy(page) : page;
  // What stands in a frame is somebody else's page; ours is that the frame has a name.
  const { violations } = await new AxeBuilder({ page: looked }).withTags(tags).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
  if (looked !== page) await looked.context().close();
}

/** The same page without its scripts, where axe's own can run. */
async function openCopy(page: Page): Promise<Page> {
  const html = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, '');
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true });
  if (!context) throw new Error('The browser is gone.');
  const copy = await context.newPage();
  await copy.route(page.url(), (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await copy.goto(page.url());
  return copy;
}
