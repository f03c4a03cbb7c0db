import { expect, test } from 'vitest';
import { nextTabIndex } from '#islands/tabs/useChosenTab.ts';

test.each([
  ['ArrowRight moves from the first to the second', 'ArrowRight', 0, false, 1],
  ['ArrowRight moves from the last to the first', 'ArrowRight', 3, false, 0],
  ['ArrowLeft moves from the first to the last', 'ArrowLeft', 0, false, 3],
  ['Home moves from the third to the first', 'Home', 2, false, 0],
  ['End moves from the second to the last', 'End', 1, false, 3],
  ['ArrowDown moves from the first to the second in a column', 'ArrowDown', 0, true, 1],
  ['ArrowUp moves from the first to the last in a column', 'ArrowUp', 0, true, 3],
  ['ArrowDown moves nowhere in a row', 'ArrowDown', 0, false, undefined],
  ['ArrowUp moves nowhere in a row', 'ArrowUp', 0, false, undefined],
  ['a letter moves nowhere', 'a', 0, true, undefined],
])('among four tabs, %s', (_, key, index, isColumn, next) => {
  expect(nextTabIndex(key, index, 4, isColumn)).toBe(next);
});
