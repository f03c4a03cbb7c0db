import { mkdtemp, rm, cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { publishRelease } from '../../scripts/hosting/publish-release.ts';
import { startServer } from '../../scripts/serve.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { fillIn, listReceived, requestForms, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { loadService } from '../support/load-service.ts';
import { boxOf, someOptions, startPicker } from '../support/price-list.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';
import { findAll, readPage, readText } from '../../src/lib/page/html-tree.ts';
import { hashOf } from '../../src/lib/security/content-policy.ts';

const hashed = /^(.+)\.([\w-]{8})\.(js|css)$/;

/**
 * Copies a build, as if the code had changed. Every script and style with a hash in its name gets another name, and the pages link
 * to the new names. Each page title ends in "(today)".
 */
async function copyAsOtherBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const names = new Map<string, string>();
  for (const name of await readdir(join(to, '_astro'))) {
    const [, start, hash = '', end] = hashed.exec(name) ?? [];
    if (start !== undefined) names.set(name, `${start}.${[...hash].reverse().join('')}.${end}`);
  }
  const oldNames = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renameAll = (text: string) => text.replaceAll(oldNames, (name) => names.get(name) ?? name);
  const files = await readdir(to, { recursive: true });
  // Pages contain hashes of scripts (security policy and `integrity`). This map has each script's new hash by its old hash.
  const newHashes = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.js')).map((name) => join(to, name))) {
    const text = await readFile(file, 'utf8');
    newHashes.set(hashOf(text), hashOf(renameAll(text)));
    await writeFile(file, renameAll(text));
  }
  for (const name of files) {
    const file = join(to, name);
    if (name.endsWith('.html')) {
      const old = await readFile(file, 'utf8');
      const html = old.replace(/sha256-[\w+/=]{44}/g, (hash) => newHashes.get(hash) ?? hash);
      const now = renameAll(html).replace('</title>', ' (today)</title>');
      const listHashes = (page: string) =>
        findAll('script', readPage(page)).map((each) => hashOf(readText(each)));
      const before = listHashes(html);
      const after = listHashes(now);
      await writeFile(
        file,
        before.reduce((text, hash, index) => text.replaceAll(hash, after[index] ?? ''), now),
      );
    }
  }
  for (const [old, now] of names) await rename(join(to, '_astro', old), join(to, '_astro', now));
}

const [one] = someOptions(mainService);

const [, donation] = requestForms;
const oldBuild = standInEnvironment['OUT_DIR'] ?? '';

test.describe('a page opened before a deploy', () => {
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
});
