import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMarked } from '#lib/words.ts';
import { readSite } from './read-site.ts';

const site = await readSite('dist-with-stand-ins');
const scripts = [...site.files].filter(([address]) => address.endsWith('.js'));
const islands = site.pages.flatMap(({ address, language, elements }) =>
  elements
    .filter(({ name }) => name === 'astro-island')
    .map(({ attributes }) => ({ address, language, code: attributes.get('component-url') ?? '' })),
);

test('no visitor reads a mark in place of a word', () => {
  const texts = [...scripts.map(([address, file]) => ({ address, text: readFileSync(file, 'utf8') }))];
  const pages = site.pages.map(({ address, html }) => ({ address, text: html }));
  expect([...texts, ...pages].filter(({ text }) => isMarked(text)).map(({ address }) => address)).toEqual([]);
});

test('an island on a page in another language speaks that language', () => {
  const own = ({ language, code }: (typeof islands)[number]) =>
    language === 'en' ? !/\.[a-z]{2,3}-[\w-]{6}\.js$/.test(code) : code.includes(`.${language}-`);
  expect(islands.filter((island) => !own(island))).toEqual([]);
  expect(islands.filter(({ code }) => !site.files.has(code))).toEqual([]);
  // What says nothing is one file for all.
  expect(scripts.filter(([address]) => /\/react\..*\.js$/.test(address))).toHaveLength(1);
});

test('the scripts of a page in another language are there, and lead to others of that language', () => {
  const tags = [...new Set(site.pages.map(({ language }) => language))].filter((tag) => tag !== 'en');
  const lost = scripts.flatMap(([address, file]) => {
    const named = readFileSync(file, 'utf8').match(/\/scripts\/[\w.-]+\.js/g) ?? [];
    return named.filter((name) => !site.files.has(name)).map((name) => `${address}: ${name}`);
  });
  expect(lost).toEqual([]);
  for (const tag of tags) expect(site.files.has(`/scripts/load-island.${tag}.js`)).toBe(true);
});
