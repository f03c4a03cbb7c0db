import { expect, test } from 'vitest';
import { listTargets, PAGE_ANCHORS } from '#content-check/links/list-targets.ts';
import { readContent } from '#content-check/check-content.ts';
import { readSite } from './read-site.ts';

// The content check lists pages and sections without a build. These tests compare its list with the build.
const { files, pages: allPages } = await readSite('dist');
// Editors link to English pages; in other languages, the site changes the links.
const pages = allPages.filter(({ language }) => language === 'en');
const targets = listTargets(await readContent(process.cwd()));

test('an editor can link to every page except /404, but not to missing addresses', () => {
  const built = pages.map(({ address }) => address).filter((address) => address !== '/404');
  expect([...targets.addresses].filter((address) => !files.has(address))).toEqual([]);
  expect(built.filter((address) => !targets.addresses.has(address))).toEqual([]);
  expect(targets.addresses.has('/404')).toBe(false);
});

test('every section that the content check lists exists on its page', () => {
  const missing = pages.flatMap(({ address, elements }) => {
    if (address === '/404') return [];
    const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
    const anchors = targets.anchorsOf(address);
    return anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `${address}#${anchor}`);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(PAGE_ANCHORS).filter((address) => !files.has(address))).toEqual([]);
});

test('an editor can link to every option and every set of options in a price list', () => {
  const options = pages.flatMap(({ address, elements }) =>
    elements.flatMap(({ attributes }) =>
      attributes.has('data-price') ? [`${address}#${attributes.get('id')}`] : [],
    ),
  );
  expect(options.length).toBeGreaterThan(0);
  const isTarget = (option: string) =>
    targets.anchorsOf(option.replace(/#.*/, '')).includes(option.replace(/.*#/, ''));
  expect(options.filter((option) => !isTarget(option))).toEqual([]);
});
