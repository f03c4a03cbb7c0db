import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLanguages } from '#loaders/language/languages.ts';
import { builtSites } from './built-sites.ts';

const tags = readLanguages().map(({ tag }) => tag);

/** The text of a file. Of the sitemap, only the English addresses, because a setting decides which other languages a build has. */
function read(address: string, file: string): string {
  if (address !== '/sitemap.xml') return readFileSync(file, 'latin1');
  const pages = Array.from(
    readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, page = '']) => page,
  );
  return pages.filter((page) => !tags.includes(new URL(page).pathname.split('/')[1] ?? '')).join('\n');
}

// These two builds have different settings. .github/workflows/supply.yml compares two builds with the same settings.
test('different settings do not change pictures, rss.xml or events.ics', () => {
  const [publicFiles, standInFiles] = builtSites.map(({ files }) => files);
  const compared = [...(publicFiles ?? [])].filter(([address]) =>
    /^\/(?:_astro\/.+\.\w+|cards\/.+|rss\.xml|events\.ics|sitemap\.xml|.*\.png)$/.test(address),
  );
  expect(compared.length).toBeGreaterThan(10);
  const differing = compared.filter(([address, file]) => {
    const otherFile = standInFiles?.get(address);
    // The name of a script has a hash, which depends on settings. So only a script may be missing in the second build.
    if (otherFile === undefined) return !address.endsWith('.js');
    return read(address, file) !== read(address, otherFile);
  });
  expect(differing.map(([address]) => address)).toEqual([]);
});
