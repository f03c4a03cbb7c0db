import { expect, test } from 'vitest';
import { TEAM_GROUPS, teamGroupOf } from '#lib/ids.ts';

test.each([
  ['a1', 'administrative'],
  ['a4', 'administrative'],
  ['m9', 'medical'],
  ['d1', 'directors'],
  ['v5', 'volunteers'],
  ['x1', 'volunteers'],
  ['', 'volunteers'],
  ['A1', 'volunteers'],
])('the member %s belongs to %s', (id, group) => {
  expect(teamGroupOf(id)).toBe(group);
});

test('the tabs begin with the administrative group', () => {
  expect(TEAM_GROUPS).toEqual(['administrative', 'medical', 'directors', 'volunteers']);
});
