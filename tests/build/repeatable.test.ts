import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLanguages } from '#loaders/language/languages.ts';
import { builtSites } from './built-sites.ts';

const tags = readLanguages().map(({ tag }) => tag);

/** A file as text; the sitemap as its English addresses, because the other languages depend on a setting. */
function read(address: string, file: string): string {
  if (address !== '/sitemap.xml') return readFileSync(file, 'latin1');
  const pages = Array.from(
    readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, page = '']) => page,
  );
  return pages.filter((page) => !tags.includes(new URL(page).pathname.split('/')[1] ?? '')).join('\n');
}

// For equal settings, .github/workflows/supply.yml compares two whole builds.
test('different settings change no picture, feed, calendar, English sitemap entry or hashed file, except scripts', () => {
  const [plain, configured] = builtSites.map(({ files }) => files);
  const same = [...(plain ?? [])].filter(([address]) =>
    /^\/(?:_astro\/.+\.\w+|cards\/.+|rss\.xml|events\.ics|sitemap\.xml|.*\.png)$/.test(address),
  );
  expect(same.length).toBeGreaterThan(100);
  const differing = same.filter(([address, file]) => {
    const other = configured?.get(address);
    // A script may have another name, because its hash covers settings. Nothing else may differ.
    if (other === undefined) return !address.endsWith('.js');
    return read(address, file) !== read(address, other);
  });
  expect(differing.map(([address]) => address)).toEqual([]);
});
