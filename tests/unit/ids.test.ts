import { expect, test } from 'vitest';
import { compareIds, listFirstPeople, newestFirst, TEAM_GROUPS, teamGroupOf } from '#lib/ids.ts';

const makeEntries = (...ids: string[]) => ids.map((id) => ({ id }));
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
])('entries with the ids %j are sorted as %j', (ids, sorted) => {
  expect(idsOf(makeEntries(...ids).sort(compareIds))).toEqual(sorted);
});

test('volunteer roles and internships are sorted from the highest id to the lowest', () => {
  expect(idsOf(newestFirst(makeEntries('9', '10', '1')))).toEqual(['10', '9', '1']);
});

test('a grid shows the twelve people with the lowest ids', () => {
  const descendingIds = Array.from({ length: 13 }, (_, index) => `${13 - index}`);
  const ascendingIds = descendingIds.toReversed();
  expect(idsOf(listFirstPeople(makeEntries(...descendingIds)))).toEqual(ascendingIds.slice(0, 12));
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

test('the groups of the team are in the order of the specification', () => {
  expect(TEAM_GROUPS).toEqual(['administrative', 'medical', 'directors', 'volunteers']);
});
