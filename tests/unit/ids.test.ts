import { expect, test } from 'vitest';
import { compareIds, listFirstPeople, newestFirst, TEAM_GROUPS, teamGroupOf } from '#lib/ids.ts';

const entries = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

test.each([
  [
    ['10', '9', '2'],
    ['2', '9', '10'],
  ],
  [
    ['ho10', 'ho2', 'c1', '3'],
    ['3', 'c1', 'ho2', 'ho10'],
  ],
  [
    ['day-2-10', 'day-2-9', 'day-1-30'],
    ['day-1-30', 'day-2-9', 'day-2-10'],
  ],
])('entries are sorted by id in natural order, 2 before 10: %j become %j', (ids, sorted) => {
  expect(idsOf(entries(...ids).sort(compareIds))).toEqual(sorted);
});

test('the volunteer role or internship with the highest number comes first, 10 before 9', () => {
  expect(idsOf(newestFirst(entries('9', '10', '1')))).toEqual(['10', '9', '1']);
});

test('people are sorted by id, 2 before 10, and only twelve are shown', () => {
  const thirteen = Array.from({ length: 13 }, (_, index) => `${13 - index}`);
  expect(idsOf(listFirstPeople(entries(...thirteen)))).toEqual(thirteen.toReversed().slice(0, 12));
});

test.each([
  ['a1', 'administrative'],
  ['a4', 'administrative'],
  ['m9', 'medical'],
  ['d1', 'directors'],
  ['v5', 'volunteers'],
  ['x1', 'volunteers'],
  ['', 'volunteers'],
  ['A1', 'volunteers'],
])('a team member with the id "%s" is in the group %s', (id, group) => {
  expect(teamGroupOf(id)).toBe(group);
});

test('the groups of the team are in the order administrative, medical, directors, volunteers', () => {
  expect(TEAM_GROUPS).toEqual(['administrative', 'medical', 'directors', 'volunteers']);
});
