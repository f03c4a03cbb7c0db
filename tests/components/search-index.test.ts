import { expect, test } from 'vitest';
import { listIndexEntries } from '#queries/index-entries.ts';
import { readEntries } from '../support/read-entries.ts';

const entries = await listIndexEntries();
const priceLists = readEntries('services').map(({ id }) => `/${id}`);

test('the search covers the text of /your-visit, of the answers and of the price lists', () => {
  const isSearched = ({ address }: { address: string }) =>
    /^\/your-visit#|#faq-/.test(address) || priceLists.includes(address);
  const silent = entries.filter((entry) => isSearched(entry) && !entry.text);
  expect(silent.map(({ address }) => address)).toEqual([]);
});

test.each([
  '/booking',
  '/volunteers',
  '/#clinic',
  '/events#near',
  '/your-visit#change',
  '/your-visit#find-us',
])('somebody can find %s with the search', (address) => {
  expect(entries.map((entry) => entry.address)).toContain(address);
});
