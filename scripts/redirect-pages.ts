/**
 * `node scripts/redirect-pages.ts dist`: for a host that cannot redirect, such as GitHub Pages. Writes a page at each old address
 * in `_redirects`. The page opens the new address, or says that the old page is gone.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GONE_PAGE, parseRedirects, redirectPage } from '../src/lib/publish/redirects.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { writeManifest } from './lib/manifest.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  const dir = process.argv[2] ?? 'dist';
  const site = readSiteSettings();
  const oldAddresses = parseRedirects(await readFile(join(dir, '_redirects'), 'utf8'));
  for (const { from, to } of oldAddresses) {
    // Not every host sends the file old.php.html at /old.php. All send old.php/index.html.
    const file = join(dir, /\.\w+$/.test(from) ? `${from}/index.html` : `${from}.html`);
    await mkdir(dirname(file), { recursive: true });
    if (to) await writeFile(file, redirectPage(to, site));
    else await copyFile(join(dir, `${GONE_PAGE}.html`), file);
  }
  // The build's list of files (.sha256sums) does not have these pages yet.
  await writeManifest(dir);
  console.log(`${dir}/: ${oldAddresses.length} pages at old addresses`);
});
