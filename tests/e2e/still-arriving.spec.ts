import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { english } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';
import { readByLanguage } from '../support/read-searches.ts';
import { boxOf, listAvailable, someOptions } from '../support/price-list.ts';
import { test } from '../support/test.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The built file of an address; undefined if there is none. */
function readBuilt(path: string): { body: Buffer; type: string } | undefined {
  const file = join(standInEnvironment['OUT_DIR'] ?? '', extname(path) ? path : `${path}.html`);
  try {
    return { body: readFileSync(file), type: TYPES[extname(file)] ?? 'text/html; charset=utf-8' };
  } catch {
    return undefined;
  }
}

/**
 * Serves the built site as a line does that is slow in the middle of a page: of `path`, only the part before the text `missing` arrives,
 * and the rest when `release` is called.
 */
async function holdBack(path: string, missing: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const built = readBuilt(address);
    response.writeHead(built ? 200 : 404, { 'Content-Type': built?.type ?? 'text/plain' });
    if (!built || address !== path) return response.end(built?.body);
    const html = built.body.toString();
    const middle = html.indexOf(missing);
    if (middle < 0) throw new Error(`${path} does not contain ${missing}`);
    response.write(html.slice(0, middle));
    await released;
    return response.end(html.slice(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    release,
    close: () => {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}

// The small server below knows only files, so it has neither the policy nor every picture of the site.
test.use({ allowedComplaints: /./ });

const ticked = (page: Page) => page.locator('.price-list :checked');
const next = (page: Page) => page.getByRole('link', { name: english('picker.next'), exact: true });

async function readMessage(page: Page): Promise<string> {
  const href = await page.locator('.picker-contact-methods a[href^="sms:"]').getAttribute('href');
  return decodeURIComponent(href ?? '');
}

test('while a price list still arrives, ticked boxes count', async ({ page }) => {
  const chosen = listAvailable(mainService).slice(0, 2);
  const total = formatCedis(chosen.reduce((sum, { price }) => sum + price, 0));
  // The bar with the total comes after the list.
  const server = await holdBack(mainPath, '<div class="picker-bar"');
  await page.goto(server.origin + mainPath, { waitUntil: 'commit' });
  for (const option of chosen) await boxOf(page, option).check();
  server.release();
  await expect(page.locator('[data-selection=total]')).toHaveText(total);
  await expect(page.locator('[data-selection=count]')).toHaveText(`${chosen.length}`);
  for (const { name } of chosen) await expect(page.locator('[data-selection=brief]')).toContainText(name);
  await next(page).click();
  const message = await readMessage(page);
  for (const { name } of chosen) expect(message).toContain(name.replaceAll('–', '-'));
  await page.reload();
  await expect(ticked(page)).toHaveCount(chosen.length);
  server.close();
});

test('NEXT while the end of the page still arrives leads to a message with the tests', async ({ page }) => {
  const [one, two] = someOptions(mainService);
  const server = await holdBack(mainPath, '<script type="module"');
  await page.goto(server.origin + mainPath, { waitUntil: 'commit' });
  for (const option of [one, two]) await boxOf(page, option).check();
  await next(page).click();
  await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeVisible();
  // Until the script runs, no message has the tests, and nothing says that one does.
  await expect(page.getByText(english('schedule.selectionNote'))).toBeHidden();
  server.release();
  await expect(page.getByText(english('schedule.selectionNote'))).toBeVisible();
  expect(await readMessage(page)).toContain(one.name);
  expect(await readMessage(page)).toContain(two.name);
  server.close();
});

test('words typed while a form still arrives stay after a reload', async ({ page }) => {
  const server = await holdBack('/donate-form', '</form>');
  await page.goto(`${server.origin}/donate-form`, { waitUntil: 'commit' });
  const box = page.locator('form[data-draft] .field > :is(input, textarea)').first();
  await box.fill('Ama Mensah');
  server.release();
  await page.waitForLoadState();
  await expect(box).toHaveValue('Ama Mensah');
  await page.reload();
  await expect(box).toHaveValue('Ama Mensah');
  server.close();
});

test(
  'words typed while /search still arrives are searched as soon as it is here',
  { tag: '@nightly' },
  async ({ page }) => {
    const [danger = ''] = readByLanguage('danger').en;
    const server = await holdBack('/search', '<script type="module"');
    await page.goto(`${server.origin}/search`, { waitUntil: 'commit' });
    // The field has the focus before the script that waits for it.
    await page.getByLabel(english('search.label'), { exact: true }).fill(danger);
    server.release();
    await expect(page.locator('#advice [data-for=danger]')).toBeVisible();
    server.close();
  },
);

test('the menu opens before the text of the page is here', async ({ page }) => {
  const server = await holdBack('/donate', '<main');
  await page.goto(`${server.origin}/donate`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: english('shell.menu'), exact: true }).click();
  await expect(page.locator('#menu').getByRole('link').first()).toBeVisible();
  server.close();
});
