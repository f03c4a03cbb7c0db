import { expect, test } from 'vitest';
import { listRoleFacts } from '#lib/join/role-facts.ts';

const role = { location1: 'Kumasi', location2: 'On the road', time: '4 hours a week' };

test('a role on site begins with its places', () => {
  expect(listRoleFacts(role, 'Team in {place}')).toEqual(['Kumasi', 'On the road', '4 hours a week']);
});

test('a remote role ends with the place of its team', () => {
  const remote = { ...role, location2: 'Remote only', cost: 'Unpaid', isRemote: true };
  expect(listRoleFacts(remote, 'Team in {place}')).toEqual([
    'Remote only',
    '4 hours a week',
    'Unpaid',
    'Team in Kumasi',
  ]);
  // Without words for the team, the place is not left out.
  expect(listRoleFacts(remote, undefined)).toEqual(['Kumasi', 'Remote only', '4 hours a week', 'Unpaid']);
});
