import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createScriptReader } from '#integrations/optimise-pages/optimise-pages.ts';

test('page optimisation reads imported scripts too, even from another folder', async () => {
  const dir = pathToFileURL(`${await mkdtemp(`${tmpdir()}/scripts-`)}/`);
  await Promise.all(['_astro/', 'scripts/'].map((folder) => mkdir(new URL(folder, dir))));
  await writeFile(new URL('_astro/site.js', dir), 'import("/scripts/look.js")');
  await writeFile(new URL('scripts/look.js', dir), 'import("/scripts/notices.js")');
  await writeFile(new URL('scripts/notices.js', dir), 'notice.dataset.tone = "warn"');
  const texts = createScriptReader(dir)('<script src="/_astro/site.js"></script>');
  expect(texts.join()).toContain('notice.dataset.tone');
});
