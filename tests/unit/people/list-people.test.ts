import { expect, test } from 'vitest';
import { listPeople } from '#lib/list-people.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${count - index}` }));

test('people stand in the order of their ids, 2 before 10', () => {
  const ids = listPeople(people(12), 'here').map(({ id }) => id);
  expect(ids).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});

test('a thirteenth person is refused by name of the place, not left out', () => {
  expect(() => listPeople(people(13), 'content/judges')).toThrow(
    'content/judges has 13 people; at most 12 can be shown',
  );
});
