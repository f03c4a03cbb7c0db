import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { removeUnusedPictures } from '../../../src/integrations/unused-pictures.ts';

test('visitors cannot open a photograph that no page shows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, '_astro'));
  // Many cameras write the ending in capitals.
  for (const name of ['IMG_1.a.JPG', 'IMG_2.b.JPG', 'van-1.c.jpg', 'van-2.d.jpg', 'page.e.js'])
    writeFileSync(join(folder, '_astro', name), '');
  writeFileSync(join(folder, 'a.html'), '<img src="/_astro/IMG_1.a.JPG"><img src="/_astro/van-1.c.jpg">');

  expect(await removeUnusedPictures(pathToFileURL(`${folder}/`))).toBe(2);
  expect(readdirSync(join(folder, '_astro'))).toEqual(['IMG_1.a.JPG', 'page.e.js', 'van-1.c.jpg']);
});
