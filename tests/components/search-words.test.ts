import { expect, test } from 'vitest';
import { findMatches } from '#lib/search/find-matches.ts';
import { listIndexEntries } from '#queries/index-entries.ts';

const entries = await listIndexEntries();
const named = entries.map(({ title, about, names = [], said = [], text = '' }) => ({
  name: title,
  others: [...names, about, ...said],
  said,
  text,
}));

// Where the answer is, not what it says: that is for editors.
test.each([
  ['momo', '/booking#faq-payment'],
  ['payment', '/booking#faq-payment'],
  ['can i pay with momo?', '/booking#faq-payment'],
  ['NHIS', '/booking#faq-insurance'],
  ['appointment', '/booking'],
  ['cancel booking', '/your-visit#change'],
  ['cancel my booking', '/your-visit#change'],
  ['refund', '/your-visit#change'],
  ['refund', '/work-with-us#faq-refund'],
  ['Christmas', '/#clinic'],
  ['HeFRA', '/who-we-are#registered'],
  ['wheelchair', '/your-visit#find-us'],
  ['directions', '/your-visit#find-us'],
  ['how long', '/booking#faq-results'],
  ['cost', '/lab-services'],
  ['price', '/lab-services'],
  ['job', '/volunteers'],
])('somebody who types "%s" in the search is led to %s among the first three', (typed, address) => {
  const found = findMatches(named, typed).map(({ place }) => entries[place]?.address);
  expect(found.slice(0, 3)).toContain(address);
});

test('what the parts of /your-visit, the answers and the price lists say is searched', () => {
  const isSearched = ({ address }: { address: string }) =>
    /^\/your-visit#|#faq-|^\/lab-services/.test(address);
  const silent = entries.filter((entry) => isSearched(entry) && !entry.text);
  expect(silent.map(({ address }) => address)).toEqual([]);
});
