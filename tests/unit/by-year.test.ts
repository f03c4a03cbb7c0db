import { expect, test } from 'vitest';
import { listYearPages, SHOWN_ENTRIES } from '#lib/page/by-year.ts';

/** `counts[0]` entries of the first year, and so on; the newest first. */
const entriesOf = (counts: Record<number, number>) =>
  Object.entries(counts)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .flatMap(([year, count]) =>
      Array.from({ length: count }, (_, at) => ({ id: `${year}-${at}`, year: Number(year) })),
    );

const pagesOf = (counts: Record<number, number>, ids: string[] = []) =>
  listYearPages(entriesOf(counts), ({ year }) => year, ids).map(({ id, entries }) => [id, entries.length]);

test.each([
  ['nothing', {}, []],
  ['as many entries as the list shows', { 2026: SHOWN_ENTRIES }, []],
  ['one entry more', { 2026: SHOWN_ENTRIES, 2025: 1 }, [['2025', 1]]],
  // The list shows 24 of the 30 entries of 2026; the page of the year has all 30.
  [
    'a year that the list shows in part',
    { 2026: 30, 2024: 5 },
    [
      ['2026', 30],
      ['2024', 5],
    ],
  ],
])('the pages of older years: %s', (_, counts, expected) => {
  expect(pagesOf(counts)).toEqual(expected);
});

test('an entry whose id is a year keeps its address', () => {
  expect(pagesOf({ 2026: 24, 2025: 1, 2024: 1 }, ['2024'])).toEqual([
    ['2025', 1],
    ['2024-all', 1],
  ]);
});
