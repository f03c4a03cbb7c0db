import { expect, test } from 'vitest';
import { nextTabIndex } from '#islands/tabs/useChosenTab.ts';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 3, false, 0],
  ['ArrowLeft', 0, false, 3],
  ['Home', 2, false, 0],
  ['End', 1, false, 3],
  ['ArrowDown', 0, true, 1],
  ['ArrowUp', 0, true, 3],
  ['ArrowDown', 0, false, undefined],
  ['ArrowUp', 0, false, undefined],
  ['a', 0, true, undefined],
])('the key %s at tab %i of four (column: %s) opens tab %s', (key, index, isColumn, next) => {
  expect(nextTabIndex(key, index, 4, isColumn)).toBe(next);
});
