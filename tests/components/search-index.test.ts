import { expect, test } from 'vitest';
import { listIndexEntries } from '#queries/index-entries.ts';
import { getPage } from '#queries/pages.ts';
import { readEntries } from '../support/read-entries.ts';

const entries = await listIndexEntries();
const priceLists = readEntries('services').map(({ id }) => `/${id}`);

test('the search covers the text of /your-visit, the FAQ answers and the price lists', () => {
  const isSearched = ({ address }: { address: string }) =>
    /^\/your-visit#|#faq-/.test(address) || priceLists.includes(address);
  const searched = entries.filter(isSearched);
  expect(searched.map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/your-visit#/),
      expect.stringContaining('#faq-'),
      ...priceLists,
    ]),
  );
  const withoutText = searched.filter(({ text }) => !text);
  expect(withoutText.map(({ address }) => address)).toEqual([]);
});

test('a donor who searches a part of a long page finds it by the words of an editor, with the page’s title', async () => {
  const { pageParts } = await getPage('search');
  expect(pageParts.length).toBeGreaterThan(0);
  for (const { label, path, searchWords } of pageParts) {
    const entry = entries.find(({ address }) => address === path);
    const page = entries.find(({ address }) => address === path.replace(/#.*/, ''));
    expect(entry).toMatchObject({ title: label, about: page?.title, keywords: searchWords });
  }
});

test.each([
  '/booking',
  '/volunteers',
  '/#clinic',
  '/events#near',
  '/your-visit#change',
  '/your-visit#find-us',
])('the search covers %s', (address) => {
  expect(entries.map((entry) => entry.address)).toContain(address);
});
