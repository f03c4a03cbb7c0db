import { expect, test } from 'vitest';
import { countRan } from '../support/count-ran.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

test.each([
  ['nothing', [], 0],
  ['a script that ran from end to end', [range(0, 100, 1)], 100],
  ['a script with a function nobody called', [range(0, 100, 1), range(20, 60, 0)], 60],
  ['a called function with a branch not taken', [range(0, 100, 1), range(20, 60, 3), range(30, 40, 0)], 90],
  ['a script parsed and never run', [range(0, 100, 0), range(20, 60, 0)], 0],
  ['two functions side by side, one called', [range(0, 100, 1), range(0, 50, 0), range(50, 100, 1)], 50],
  ['a function told before the script around it', [range(20, 60, 0), range(0, 100, 1)], 60],
])('%s', (_, ranges, ran) => {
  expect(countRan(ranges)).toBe(ran);
});
