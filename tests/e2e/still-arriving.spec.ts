import { expect, type Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { english } from '../support/languages.ts';
import { holdBack } from '../support/hold-back.ts';
import { loadServices } from '../support/load-service.ts';
import { mainPath, mainService } from '../support/main-service.ts';
import { readByLanguage } from '../support/read-searches.ts';
import { boxOf, listAvailable, someOptions } from '../support/price-list.ts';
import { test } from '../support/test.ts';

// The small server below knows only files, so it has neither the policy nor every picture of the site.
test.use({ allowedComplaints: /./ });

const ticked = (page: Page) => page.locator('.price-list :checked');
const next = (page: Page) => page.getByRole('link', { name: english('picker.next'), exact: true });

async function readMessage(page: Page): Promise<string> {
  const href = await page.locator('.picker-contact-methods a[href^="sms:"]').getAttribute('href');
  return decodeURIComponent(href ?? '');
}

for (const [index, { id }] of loadServices().entries())
  for (const count of index === 0 ? [1, 2] : [2])
    test(`while /${id} still arrives, ${count} ticked boxes count`, async ({ page }) => {
      const chosen = listAvailable(id).slice(0, count);
      const total = formatCedis(chosen.reduce((sum, { price }) => sum + price, 0));
      // The bar with the total comes after the list.
      const server = await holdBack(`/${id}`, '<div class="picker-bar"');
      await page.goto(`${server.origin}/${id}`, { waitUntil: 'commit' });
      for (const option of chosen) await boxOf(page, option).check();
      server.release();
      await expect(page.locator('[data-selection=total]')).toHaveText(total);
      await expect(page.locator('[data-selection=count]')).toHaveText(`${count}`);
      await next(page).click();
      const message = await readMessage(page);
      for (const { name } of chosen) expect(message).toContain(name.replaceAll('–', '-'));
      await page.reload();
      await expect(ticked(page)).toHaveCount(count);
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

for (const path of ['/group-health-check', '/donate-form'])
  test(`words typed while ${path} still arrives stay after a reload`, async ({ page }) => {
    const server = await holdBack(path, '</form>');
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    const box = page.locator('form[data-draft] .field > :is(input, textarea)').first();
    await box.fill('Ama Mensah');
    server.release();
    await page.waitForLoadState();
    await expect(box).toHaveValue('Ama Mensah');
    await page.reload();
    await expect(box).toHaveValue('Ama Mensah');
    server.close();
  });

test('words typed while /search still arrives are searched as soon as it is here', async ({ page }) => {
  const [danger = ''] = readByLanguage('danger').en;
  const server = await holdBack('/search', '<script type="module"');
  await page.goto(`${server.origin}/search`, { waitUntil: 'commit' });
  // The field has the focus before the script that waits for it.
  await page.getByLabel(english('search.label'), { exact: true }).fill(danger);
  server.release();
  await expect(page.locator('#advice [data-for=danger]')).toBeVisible();
  server.close();
});
