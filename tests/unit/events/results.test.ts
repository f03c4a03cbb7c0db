import { expect, test } from 'vitest';
import { describeResults, sumByYear, type Outcome } from '#lib/events/results.ts';

test.each([
  [{ seen: 1 }, '1 person seen.'],
  [{ seen: 1212, tests: 0, referred: 1 }, '1,212 people seen, 0 tests done, 1 person referred.'],
  [{ seen: 3, tests: 1, cost: 310.5 }, '3 people seen, 1 test done. Cost: GH₵\u00a0310.50.'],
  [{ seen: 3, cost: 4500, paidBy: 'A club' }, '3 people seen. Cost: GH₵\u00a04500.00, paid by A club.'],
])('visitors read what came of an outreach: %j', (results, words) => {
  expect(describeResults(results)).toBe(words);
});

test('outreaches are summed by the year in Ghana, the latest first, and only what was counted at each', () => {
  const outcome = (day: string, results: Outcome['results']): Outcome => ({
    ...{ id: day, details: day, start: Date.parse(day), results },
  });
  const outcomes = [
    outcome('2026-05-01T09:00Z', { seen: 100, tests: 20, referred: 4, cost: 10.5, paidBy: 'A club' }),
    outcome('2026-01-01T00:00Z', { seen: 1, tests: 3 }),
    outcome('2025-12-31T23:00Z', { seen: 7 }),
  ];
  expect(sumByYear(outcomes)).toEqual([
    { year: 2026, outreaches: '2 outreaches', results: { seen: 101, tests: 23 } },
    { year: 2025, outreaches: '1 outreach', results: { seen: 7 } },
  ]);
});
