import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { makeCurrent, publishRelease } from '../../scripts/hosting/publish-release.ts';
import { startServer } from '../../scripts/serve.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { copyAsOtherBuild } from '../support/copy-as-other-build.ts';
import { fillIn, listReceived, requestForms, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { loadService } from '../support/load-service.ts';
import { boxOf, someOptions, startPicker, totalOf } from '../support/price-list.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one] = someOptions(mainService);

const [, donation] = requestForms;
const oldBuild = standInEnvironment['OUT_DIR'] ?? '';
const total = (page: Page) => page.getByText(like('picker.total'));

test.describe('a page opened before a deploy', { tag: '@fault' }, () => {
  let place: string;
  let site: Awaited<ReturnType<typeof startServer>>;
  /** From now on, serves the files of the folder at the same address. */
  const serve = async (dir: string) => {
    const port = Number(new URL(site.origin).port);
    await site.close();
    site = await startServer({ dir, port, quality: 4 });
  };

  test.beforeEach(async ({ page }) => {
    place = await mkdtemp(join(tmpdir(), 'deploys-'));
    await copyAsOtherBuild(oldBuild, join(place, 'built-today'));
    await publishRelease(oldBuild, join(place, 'srv'), 'yesterday');
    site = await startServer({ dir: join(place, 'srv/current'), port: 0, quality: 4 });
    await useConnection(page, 'slow');
  });
  test.afterEach(async () => {
    await site.close();
    await rm(place, { recursive: true });
  });

  test('sends its form after the deploy', { tag: '@nightly' }, async ({ page }) => {
    const words = `Ten wheelchairs ${crypto.randomUUID()}`;
    await page.goto(site.origin + donation.path);
    await publishRelease(join(place, 'built-today'), join(place, 'srv'), 'today');
    await serve(join(place, 'srv/current'));
    await fillIn(page, donation, words);
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: donation.success })).toBeFocused();
    expect(await listReceived(page.request, words)).toHaveLength(1);
  });

  test('shows the total of a ticked lab test after a rollback', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(`${site.origin}${mainPath}`);
    await publishRelease(join(place, 'built-today'), join(place, 'srv'), 'today');
    await serve(join(place, 'srv/current'));
    await page.reload();
    await expect(page).toHaveTitle(/\(today\)$/);
    await makeCurrent(join(place, 'srv'), 'yesterday');
    await serve(join(place, 'srv/current'));
    await page.reload();
    await expect(page).not.toHaveTitle(/\(today\)$/);
    await boxOf(page, one).check();
    await expect(total(page)).toHaveText(totalOf(one));
  });

  test(
    'keeps the ticks and sends its form even if the deploy removed its code',
    { tag: '@nightly' },
    async ({ page, context }) => {
      await page.clock.install();
      await useConnection(page, 'slow');
      await page.goto(`${site.origin}${mainPath}`);
      const form = await context.newPage();
      await useConnection(form, 'slow');
      await form.goto(site.origin + donation.path);
      await serve(join(place, 'built-today'));

      await boxOf(page, one).check();
      await expect(page.getByText(like('picker.total'))).toBeVisible();
      await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
      await page.getByRole('button', { name: loadService(mainService).schedulingButton }).click();
      await expect(page.getByText(english('island.newer'))).toBeVisible();
      await page.getByRole('button', { name: english('island.reload') }).click();
      await expect(page).toHaveTitle(/\(today\)$/);
      // Step 2 of the reloaded page still names the ticked lab test.
      await expect(page.getByRole('link', { name: loadService(mainService).schedulingButton })).toBeVisible();
      await startPicker(page);
      await expect(page.locator('.picker-before li', { hasText: one.name })).toBeVisible();

      const words = `Ten beds ${crypto.randomUUID()}`;
      await fillIn(form, donation, words);
      // Without its code, the form asks for a second click, at least one second later.
      await sendButton(form).first().click();
      await expect(form.getByText(like('form.pressAgain'))).toBeVisible();
      await form.clock.fastForward(1000);
      await sendButton(form).first().click();
      await expect.poll(() => listReceived(form.request, words)).toHaveLength(1);
    },
  );

  test('keeps the typed text on reload', { tag: '@nightly' }, async ({ page }) => {
    const email = page.getByRole('contentinfo').getByLabel(english('shell.email'));
    const trap = page.locator('[name=b_name]');
    await page.goto(`${site.origin}${mainPath}`);
    await serve(join(place, 'built-today'));
    await page.getByText(english('shell.newsletter'), { exact: true }).click();
    await email.fill('ama@example.org');
    await trap.evaluate((box: HTMLInputElement) => (box.value = 'A program'));
    // The calendar needs code that the deploy removed.
    await boxOf(page, one).check();
    await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
    await page.getByRole('button', { name: loadService(mainService).schedulingButton }).click();
    await expect(page.getByText(english('island.allStays'))).toBeVisible();
    await page.getByRole('button', { name: english('island.reload') }).click();
    await expect(page).toHaveTitle(/\(today\)$/);
    await expect(email).toHaveValue('ama@example.org');
    // Only programs fill in this hidden field, so the reload leaves it empty.
    await expect(trap).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ama@');
  });
});
