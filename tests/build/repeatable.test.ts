import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtSites } from './built-sites.ts';

// The whole check, two builds of one site compared, is in .github/workflows/supply.yml.
test('built twice, what no setting changes is the same to the byte: hashed files, cards, feeds, list of pages', () => {
  const [plain, configured] = builtSites.map(({ files }) => files);
  const same = [...(plain ?? [])].filter(([address]) =>
    /^\/(?:_astro\/.+\.\w+|cards\/.+|rss\.xml|events\.ics|sitemap\.xml|.*\.png)$/.test(address),
  );
  expect(same.length).toBeGreaterThan(100);
  const differing = same.filter(([address, file]) => {
    const other = configured?.get(address);
    return other !== undefined && !readFileSync(file).equals(readFileSync(other));
  });
  expect(differing.map(([address]) => address)).toEqual([]);
});
