import { expect, test } from 'vitest';
import { makeSearch } from '#lib/search/find-matches.ts';
import { splitWords } from '#lib/search/search-words.ts';
import { listIndexEntries, listIndexLines } from '#queries/index-entries.ts';
import { adviceFor } from '../../support/search-as-visitors.ts';
import { readSearches } from '../../support/read-searches.ts';
import { readEntries, readPage } from '../../support/read-entries.ts';

const entries = await listIndexEntries();
const priceLists = readEntries('services').map(({ id }) => `/${id}`);
// Entries with the same title share a line, which has the words of the first entry.
const lines = listIndexLines(entries).flatMap((section) => section.lines);
const items = lines
  .map(([first]) => first)
  .map(({ address, title, about, otherNames, keywords = [], text = '' }) => ({
    id: address.split('#')[1],
    name: title,
    others: [...(otherNames ?? []).flatMap(({ names }) => names.split(', ')), ...keywords],
    keywords: otherNames ? undefined : keywords,
    text: `${about} ${text}`,
  }));

const words = readPage<{ smallWords?: string[]; besideTests?: string[]; sameWords?: string[] }>('search');
const find = makeSearch(items, words.smallWords, words.besideTests, words.sameWords?.map(splitWords));
const firstFor = (typed: string) => {
  const found = new Set(find(typed, adviceFor(typed)).matches.map(({ item }) => items.indexOf(item)));
  return [...found].slice(0, 3).flatMap((index) => lines[index]?.map(({ address }) => address) ?? []);
};

// An editor may have removed an answer. The tests then skip it.
const isThere = (address: string) => entries.some((entry) => entry.address === address);

// The answers are addresses, because editors may change the texts.
const answered: [typed: string, address: string][] = [
  ['momo', '/booking#faq-payment'],
  ['payment', '/booking#faq-payment'],
  ['can i pay with momo?', '/booking#faq-payment'],
  ['NHIS', '/booking#faq-insurance'],
  ['appointment', '/booking'],
  ['cancel booking', '/your-visit#change'],
  ['cancel my booking', '/your-visit#change'],
  ['refund', '/work-with-us#faq-refund'],
  ['Christmas', '/#clinic'],
  ['HeFRA', '/who-we-are#registered'],
  ['wheelchair', '/your-visit#find-us'],
  ['directions', '/your-visit#find-us'],
  ['how long', '/booking#faq-results'],
  ['job', '/work-with-us#faq-jobs'],
];
test.each(answered.filter(([, address]) => isThere(address)))(
  'a search for "%s" finds %s in the first three results',
  (typed, address) => {
    expect(firstFor(typed)).toContain(address);
  },
);

test.each(readSearches<string[]>('visit').filter(([, addresses]) => addresses.some(isThere)))(
  'a search for "%s" finds the answer in the first three results',
  (typed, addresses) => {
    const found = firstFor(typed);
    expect(
      found.some((address) => addresses.includes(address)),
      `found: ${found.join(', ')}`,
    ).toBe(true);
  },
);

test.each(['cost', 'price'])('a search for "%s" finds a price list in the first three results', (typed) => {
  expect(firstFor(typed).some((address) => priceLists.includes(address))).toBe(true);
});
