import { expect, test } from 'vitest';
import { compareIds } from '../../src/lib/ids.ts';

const ordered = (...ids: string[]) =>
  ids
    .map((id) => ({ id }))
    .sort(compareIds)
    .map(({ id }) => id);

test('ids are sorted by their number, wherever it is in them', () => {
  expect(ordered('10', '9', '2')).toEqual(['2', '9', '10']);
  expect(ordered('ho10', 'ho2', 'c1', '3')).toEqual(['3', 'c1', 'ho2', 'ho10']);
  expect(ordered('day-2-10', 'day-2-9', 'day-1-30')).toEqual(['day-1-30', 'day-2-9', 'day-2-10']);
});

test('equal ids keep their order', () => {
  expect(compareIds({ id: 'ho1' }, { id: 'ho1' })).toBe(0);
});
