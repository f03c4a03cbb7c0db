import { expect, test } from 'vitest';
import { symbols } from '#lib/page/adinkra-symbols.ts';
import { programmeSchema } from '../../../src/schemas/giving.ts';

test.each(Object.entries(symbols))('the symbol %s is smaller than 1 kB', (_, { path }) => {
  expect(path.length).toBeLessThan(1000);
});

test('editors can choose every drawn symbol, and no other', () => {
  expect([...programmeSchema.shape.symbol.options].sort()).toEqual(Object.keys(symbols).sort());
});
