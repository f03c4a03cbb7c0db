import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startServer } from '../../scripts/serve.ts';
import { buildAdmin } from '../../src/integrations/admin/admin.ts';
import { responseHeaders } from '../../src/lib/response-headers.ts';
import { readSiteSettings } from '../../src/lib/site-settings.ts';
import { GitRepository } from '../stand-ins/git-host/git-repository.ts';
import { startGitHost } from '../stand-ins/git-host/start-git-host.ts';
import { test } from '../support/test.ts';

// The forms draw only what is in sight: a tall window shows all of a form.
test.use({ viewport: { width: 1280, height: 5000 } });
test.slow();
// The editor asks elsewhere for its fonts and its newest version. The page's policy refuses both.
test.use({ allowedComplaints: /cdn\.jsdelivr\.net\/fontsource\/|unpkg\.com\/@sveltia\/cms\/package\.json/ });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('button', { name: 'Later' })).toBeHidden();
}

/** The lines that a branch takes away and adds. */
const listChanges = (repository: GitRepository, branch: string) =>
  repository.git('diff', '--unified=0', 'main', branch).match(/^(?:\+(?!\+\+ )|-(?!-- )).*$/gm);

test(
  'a price, an event and a person are changed in forms, each a pull request of the changed lines alone',
  { tag: ['@desktop', '@all'] },
  async ({ page }) => {
    using repository = new GitRepository(['services', 'events', 'team'].map((folder) => `content/${folder}`));
    const host = await startGitHost(repository);
    const dir = mkdtempSync(join(tmpdir(), 'admin-'));
    const project = `${host.origin}/hope-health/website`;
    const settings = { ...readSiteSettings(), repository: project, editor: { on: true } };
    await buildAdmin(settings, dir);
    // With the headers that every host sends.
    const headers = responseHeaders(settings).map(([name, value]) => `  ${name}: ${value}\n`);
    writeFileSync(join(dir, '_headers'), `/*\n${headers.join('')}`);
    const site = await startServer({ dir, port: 0 });
    const response = page.waitForResponse(`${site.origin}/admin`);
    const elsewhere: string[] = [];
    page.on('response', (answer) => {
      const { origin, protocol } = new URL(answer.url());
      if (protocol.startsWith('http') && ![site.origin, host.origin].includes(origin))
        elsewhere.push(answer.url());
    });
    const open = (form: string) => page.goto(`${site.origin}/admin#/collections/${form}`);

    await page.goto(`${site.origin}/admin`);
    expect((await response).headers()['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
    await page.getByRole('button', { name: /token/i }).click();
    await page.getByRole('textbox').fill('a token of a stand-in');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Collections', { exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
      .toEqual(expect.arrayContaining(['Source Sans 3 loaded', 'Material Symbols Outlined loaded']));

    await open('services/entries/telehealth');
    await page.getByRole('spinbutton', { name: 'Price' }).first().fill('25.5');
    await save(page);
    await open('events/entries/ho1');
    await page.getByRole('textbox', { name: 'Location' }).fill('Ejisu: beside the market');
    await save(page);
    await open('team/entries/m1');
    await page.getByRole('textbox', { name: 'Position' }).fill('Medical Director');
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill(`In short: ${await text.inputValue()}`);
    await save(page);

    expect(host.pullRequests.map(({ head, base }) => `${head} to ${base}`)).toEqual([
      'cms/services/telehealth to main',
      'cms/events/ho1 to main',
      'cms/team/m1 to main',
    ]);
    const [price, event, person] = host.pullRequests.map(({ head }) => listChanges(repository, head));
    const line =
      /^.*\bprice: [\d.]+.*$/m.exec(readFileSync('content/services/telehealth.yaml', 'utf8'))?.[0] ?? '';
    expect(price).toEqual([`-${line}`, `+${line.replace(/price: [\d.]+/, 'price: 25.5')}`]);
    expect(event).toEqual([expect.stringMatching(/^-location: /), "+location: 'Ejisu: beside the market'"]);
    expect(person).toEqual([
      expect.stringMatching(/^-position: /),
      '+position: Medical Director',
      expect.stringMatching(/^-\S/),
      expect.stringMatching(/^\+In short: /),
    ]);
    expect(host.unknown).toEqual([]);
    expect(elsewhere).toEqual([]);
    await Promise.all([site.close(), host.close()]);
    rmSync(dir, { recursive: true });
  },
);
