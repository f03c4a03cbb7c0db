import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from './read-site.ts';

const site = await readSite('dist-with-stand-ins');
const scripts = [...site.files].filter(([address]) => address.endsWith('.js'));
const islands = site.pages.flatMap(({ address, language, elements }) =>
  elements
    .filter(({ name }) => name === 'astro-island')
    .map(({ attributes }) => ({ address, language, code: attributes.get('component-url') ?? '' })),
);

test('islands have different files on English and translated pages', () => {
  const filesOf = (isEnglish: boolean) =>
    new Set(islands.filter(({ language }) => (language === 'en') === isEnglish).map(({ code }) => code));
  const translatedFiles = filesOf(false);
  expect([...translatedFiles.intersection(filesOf(true))]).toEqual([]);
  expect(islands.filter(({ code }) => !site.files.has(code))).toEqual([]);
  // A module without texts is one file for all languages.
  expect(scripts.filter(([address]) => /\/react\..*\.js$/.test(address))).toHaveLength(1);
});

test('no script loads a missing file from /scripts/', () => {
  const tags = [...new Set(site.pages.map(({ language }) => language))].filter((tag) => tag !== 'en');
  const lost = scripts.flatMap(([address, file]) => {
    const named = readFileSync(file, 'utf8').match(/\/scripts\/[\w.-]+\.js/g) ?? [];
    return named.filter((name) => !site.files.has(name)).map((name) => `${address}: ${name}`);
  });
  expect(lost).toEqual([]);
  // directive.ts joins the address of load-island.js from parts, so the pattern above does not find it.
  for (const tag of tags) expect(site.files.has(`/scripts/load-island.${tag}.js`)).toBe(true);
});
