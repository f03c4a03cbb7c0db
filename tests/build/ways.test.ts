import { describe, expect, test } from 'vitest';
import { builtSites } from './built-sites.ts';

describe.each(builtSites)('$name', ({ pages }) => {
  test('whoever looks for a page has two ways to it: the search, and the list from A to Z that it looks through', () => {
    const list = pages.find(({ address }) => address === '/search');
    const listed = new Set(
      list?.elements.map(({ attributes }) => (attributes.get('href') ?? '').replace(/#.*/, '')),
    );
    const found = pages.filter(({ html }) => !html.includes('content="noindex"'));
    expect(found.length).toBeGreaterThan(100);
    const missing = found.map(({ address }) => address).filter((address) => !listed.has(address));
    // A letter of the communities holds only links to what the list names itself.
    expect(missing.filter((address) => !address.startsWith('/our-impact/'))).toEqual([]);
  });
});
