import { describe, expect, test } from 'vitest';
import { storeItemSchema } from '../../../src/schemas/store.ts';

describe('the shop', () => {
  test.each([
    [10, "put quotes around the price, such as '$10'"],
    ['10', "write the price in US dollars, such as '$10' or '$9.50'"],
    ['GH₵ 10', "write the price in US dollars, such as '$10' or '$9.50'"],
  ])('tells an editor who writes %s what to write', (price, sentence) => {
    const { error } = storeItemSchema.safeParse({ name: 'Mug', price, order: 1, picture: 'mug' });
    expect(error?.issues[0]?.message).toBe(sentence);
  });
});
