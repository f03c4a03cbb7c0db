import { expect, test } from 'vitest';
import { listResponsibilities } from '#schemas/join.ts';

test('numbered responsibilities are sorted by number', () => {
  expect(listResponsibilities({ 10: ['c'], 2: ['b'], 1: ['a'] })).toEqual({
    isNumbered: true,
    groups: [
      { name: '', lines: ['a'] },
      { name: '', lines: ['b'] },
      { name: '', lines: ['c'] },
    ],
  });
});

test('named groups keep their names and the editors’ order', () => {
  expect(listResponsibilities({ Write: ['a'], Answer: ['b', 'c'] })).toEqual({
    isNumbered: false,
    groups: [
      { name: 'Write', lines: ['a'] },
      { name: 'Answer', lines: ['b', 'c'] },
    ],
  });
});
