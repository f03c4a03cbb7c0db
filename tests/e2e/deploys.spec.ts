import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startServer } from '../../scripts/serve.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { copyAsOtherBuild } from '../support/copy-as-other-build.ts';
import { fillIn, listReceived, requestForms, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { loadService } from '../support/load-service.ts';
import { boxOf, someOptions, startPicker } from '../support/price-list.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one] = someOptions(mainService);

const [, donation] = requestForms;
const oldBuild = standInEnvironment['OUT_DIR'] ?? '';

test.describe('a page opened before a deploy', { tag: '@fault' }, () => {
  let place: string;
  let site: Awaited<ReturnType<typeof startServer>>;
  /** From now on, serves another build, without the code of the old one. */
  const deploy = async () => {
    const port = Number(new URL(site.origin).port);
    await site.close();
    site = await startServer({ dir: place, port, quality: 4 });
  };

  test.beforeEach(async ({ page }) => {
    place = await mkdtemp(join(tmpdir(), 'deploys-'));
    await copyAsOtherBuild(oldBuild, place);
    site = await startServer({ dir: oldBuild, port: 0, quality: 4 });
    await useConnection(page, 'slow');
  });
  test.afterEach(async () => {
    await site.close();
    await rm(place, { recursive: true });
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
      await deploy();

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
    await deploy();
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
