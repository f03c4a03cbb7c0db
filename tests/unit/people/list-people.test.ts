import { expect, test } from 'vitest';
import { listPeople } from '#lib/ids.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${count - index}` }));

test('people are in the order of their ids, 2 before 10, and a thirteenth is not shown', () => {
  const ids = listPeople(people(13)).map(({ id }) => id);
  expect(ids).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});
