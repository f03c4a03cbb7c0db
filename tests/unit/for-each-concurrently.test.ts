import { expect, test } from 'vitest';
import { forEachConcurrently } from '#lib/for-each-concurrently.ts';

test('each of 20 items is handled once, three at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachConcurrently(
    Array.from({ length: 20 }, (_, index) => index),
    async (item) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      done.push(item);
      running -= 1;
    },
    3,
  );
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(most).toBe(3);
});
