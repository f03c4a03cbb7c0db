import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRedirects } from '#lib/publish/redirects.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { readEntries } from '../support/read-entries.ts';
import { builtSites } from './built-sites.ts';
import type { BuiltPage } from './read-site.ts';

const { url } = readSiteSettings();

const hasNoindex = ({ elements }: BuiltPage) =>
  elements.some(({ attributes }) => attributes.get('name') === 'robots');

const canonicalsOf = ({ elements }: BuiltPage) =>
  elements.flatMap(({ attributes }) =>
    attributes.get('rel') === 'canonical' ? [attributes.get('href')] : [],
  );

describe.each(builtSites)('$name', ({ name, files, pages }) => {
  const read = (address: string) => readFileSync(files.get(address) ?? '', 'utf8');
  const listed = [...read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

  test('the sitemap lists exactly the pages without `noindex`, each once', () => {
    const wanted = pages.filter((page) => !hasNoindex(page)).map(({ address }) => url + address);
    expect(wanted.length).toBeGreaterThan(10);
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  test('no redirect begins at the address of a page, because some hosts apply redirects first', () => {
    const redirects = parseRedirects(readFileSync(`${name}/_redirects`, 'utf8'));
    expect(redirects.filter(({ from }) => files.get(from)?.endsWith('.html'))).toEqual([]);
  });

  test.each(pages)('$address names itself as the canonical address, or asks not to be listed', (page) => {
    expect(canonicalsOf(page)).toEqual(hasNoindex(page) ? [] : [url + page.address]);
  });

  test('the sitemap has the date of each article and no other date', () => {
    const days = [...read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)/g)];
    const written = new Map(
      readEntries<{ date: string }>('articles').map(({ id, date }) => [`/news/${id}`, date]),
    );
    const shown = pages.flatMap(({ address, path }) => {
      const date = written.get(path);
      return date ? [[url + address, date.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2')]] : [];
    });
    expect(days.map(([, ...each]) => each).toSorted()).toEqual(shown.toSorted());
  });

  test('robots.txt lets robots read everything and names the sitemap', () => {
    expect(read('/robots.txt')).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${url}/sitemap.xml\n`);
  });
});
