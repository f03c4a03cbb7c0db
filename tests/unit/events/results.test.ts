import { expect, test } from 'vitest';
import { describeResults, sumByYear, type PastOutreach } from '#lib/events/results.ts';
import { english } from '../../support/languages.ts';

const people = (count: number) => english('results.seen', { count });

test.each([
  [{ seen: 1 }, `${people(1)}.`],
  [
    { seen: 1212, tests: 0, referred: 1 },
    // `english` writes numbers without a comma.
    `${english('results.seen', { count: 1212 }).replace('1212', '1,212')}, ${english('results.tests', { count: 0 })}, ${english('results.referred', { count: 1 })}.`,
  ],
  [
    { seen: 3, tests: 1, cost: 310.5 },
    `${people(3)}, ${english('results.tests', { count: 1 })}. ${english('results.cost', { cost: 'GH₵\u00a0310.50' })}`,
  ],
  [
    { seen: 3, cost: 4500, paidBy: 'A club' },
    `${people(3)}. ${english('results.costPaid', { cost: 'GH₵\u00a04500.00', name: 'A club' })}`,
  ],
])('visitors read the results of an outreach in one or two sentences: %j', (results, words) => {
  expect(describeResults(results, (text) => text).join('')).toBe(words);
});

test('the results of a year have only the numbers that all its outreaches have', () => {
  const outreach = (day: string, results: PastOutreach['results']): PastOutreach => ({
    ...{ id: day, details: day, start: Date.parse(day), results },
  });
  const outreaches = [
    outreach('2026-05-01T09:00Z', { seen: 100, tests: 20, referred: 4, cost: 10.5, paidBy: 'A club' }),
    outreach('2026-01-01T00:00Z', { seen: 1, tests: 3 }),
    outreach('2025-12-31T23:00Z', { seen: 7 }),
  ];
  expect(sumByYear(outreaches)).toEqual([
    {
      year: 2026,
      outreachLabel: english('results.outreaches', { count: 2 }),
      results: { seen: 101, tests: 23 },
    },
    { year: 2025, outreachLabel: english('results.outreaches', { count: 1 }), results: { seen: 7 } },
  ]);
});

test('visitors read the latest year of results first', () => {
  const outreaches = ['2024-05-01', '2026-05-01', '2025-05-01'].map((day): PastOutreach => ({
    id: day,
    details: 'Bonwire',
    start: Date.parse(day),
    results: { seen: 1 },
  }));
  expect(sumByYear(outreaches).map(({ year }) => year)).toEqual([2026, 2025, 2024]);
});
