import { describe, expect, test } from 'vitest';
import { readEntries } from '../support/read-entries.ts';
import { builtSites } from './built-sites.ts';

const listNamed = (folder: string, path: string) =>
  readEntries<{ name?: string; title?: string }>(folder).map(({ id, name, title }) => ({
    address: `${path}${id}`,
    name: name ?? title ?? '',
  }));
const named = [
  ...listNamed('volunteer-roles', '/volunteers/'),
  ...listNamed('internships', '/internships/'),
  ...listNamed('programmes', '/donate-'),
];

describe.each(builtSites)('$name', ({ pages }) => {
  test('a visitor has two ways to find a page: the search, and the list from A to Z that it searches', () => {
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

  test('a message by SMS or WhatsApp from a role, an internship or a programme names it without typing', () => {
    const silent = named.flatMap(({ address, name }) => {
      const elements = pages.find((page) => page.address === address)?.elements ?? [];
      const links = elements.map(({ attributes }) => decodeURIComponent(attributes.get('href') ?? ''));
      const isNamed = (scheme: RegExp) => links.some((link) => scheme.test(link) && link.includes(name));
      return elements.length === 0 || (isNamed(/^sms:/) && isNamed(/^https:\/\/wa\.me\//)) ? [] : [address];
    });
    expect(silent).toEqual([]);
    expect(named.some(({ address }) => pages.some((page) => page.address === address))).toBe(true);
  });
});
