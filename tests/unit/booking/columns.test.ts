import { expect, test } from 'vitest';
import { columnsOf, setsOf } from '#lib/booking/service.ts';

const categoriesOf = (...sizes: number[]) =>
  sizes.map((size, index) => ({
    name: `${index}`,
    options: Array.from({ length: size }, (_, at) => ({ id: `${index}-${at}`, name: `${at}`, price: 100 })),
  }));

test.each([
  ['four categories in two columns of similar length', [6, 7, 8, 16], [['0', '1', '2'], ['3']]],
  ['a long category beside two short categories', [16, 2, 3], [['0'], ['1', '2']]],
  ['a single category in one column', [5], [['0']]],
])('a price list shows %s', (_, sizes, columns) => {
  const found = columnsOf({ categories: categoriesOf(...sizes) });
  expect(found.map((column) => column.map(({ name }) => name))).toEqual(columns);
});

test('a price list shows sets of lab tests outside its two columns', () => {
  const [first, second, third] = categoriesOf(6, 7, 8);
  const set = { tests: [], people: 1, saves: 0 };
  const sets = { name: 'sets', options: [{ id: 'all', name: 'All', price: 100, set }] };
  const categories = [first, second, third, sets].filter((each) => each !== undefined);
  expect(columnsOf({ categories }).flat()).not.toContain(sets);
  expect(setsOf({ categories })).toEqual([sets]);
});
