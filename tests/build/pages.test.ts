import { describe, expect, test } from 'vitest';
import { readSiteSettings } from '#lib/site-settings.ts';
import { tabTitle } from '#lib/tab-title.ts';
import { addresses } from '../support/addresses.ts';
import { builtSites } from './built-sites.ts';
import type { BuiltElement } from './read-elements.ts';

const { name } = readSiteSettings('');
const named = (elements: BuiltElement[], name: string) => elements.filter((element) => element.name === name);

describe.each(builtSites)('$name', ({ files, pages }) => {
  test.each(addresses)('%s has a page', (address) => {
    expect(files.get(address)).toMatch(/\.html$/);
  });

  test('unknown addresses have an answer', () => {
    expect(files.has('/404')).toBe(true);
  });

  test.each(pages)('$address says what it is: language, title, one heading', ({ elements, html }) => {
    expect(named(elements, 'html')[0]?.attributes.get('lang')).toBe('en');
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(title).toMatch(/^\S/);
    expect(title).toBe(tabTitle(title.replace(` - ${name}`, ''), name));
    expect(named(elements, 'h1')).toHaveLength(1);
  });

  // Entries may: a van comes to a village twice.
  test('no two pages of the site itself share a title', () => {
    const found = pages.filter(
      ({ address, html }) => !html.includes('content="noindex"') && address.lastIndexOf('/') === 0,
    );
    expect(found.length).toBeGreaterThan(20);
    const titles = found.map(({ html }) => /<title>([^<]*)/.exec(html)?.[1]);
    expect(titles).toEqual([...new Set(titles)]);
  });
});
