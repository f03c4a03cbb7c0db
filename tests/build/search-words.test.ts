import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtSites, ownSite } from './built-sites.ts';

/** As in search.ts. */
function keyOf(link: ReadonlyMap<string, string>): string {
  const { pathname, hash } = new URL(link.get('href') ?? '', 'https://host.example');
  return link.get('data-id') ?? pathname + hash;
}

describe.each([...builtSites, ownSite])('$name', ({ files, pages }) => {
  test.each(pages.filter(({ path }) => path === '/search'))(
    'the script of the page $address finds a line of the list for all of its words',
    ({ language, elements }) => {
      const file = language === 'en' ? 'search.js' : `search.${language}.js`;
      const script = readFileSync(files.get(`/scripts/${file}`) ?? '', 'utf8');
      const [, words = '{"lines":{}}'] = /^const WORDS=(\{.*?\});/.exec(script) ?? [];
      const keys = Object.keys((JSON.parse(words) as { lines: object }).lines);
      const lines = elements
        .filter(({ name, attributes }) => name === 'a' && attributes.get('class')?.startsWith('title'))
        .map(({ attributes }) => keyOf(attributes));
      expect(keys).not.toEqual([]);
      expect(keys.filter((key) => !lines.includes(key))).toEqual([]);
      expect(lines.filter((key, index) => lines.indexOf(key) !== index)).toEqual([]);
    },
  );
});
