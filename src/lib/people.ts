import { compareIds } from './ids.ts';

/** The groups of the team in the order of their tabs (specification, section 2). */
export const TEAM_GROUPS = ['administrative', 'medical', 'directors', 'volunteers'] as const;
export type TeamGroup = (typeof TEAM_GROUPS)[number];

/** The group of a member, by the first letter of the id: a, m, d; anything else is a volunteer. */
export function teamGroupOf(id: string): TeamGroup {
  if (id.startsWith('a')) return 'administrative';
  if (id.startsWith('m')) return 'medical';
  if (id.startsWith('d')) return 'directors';
  return 'volunteers';
}

/** The most people in one grid (specification, section 9). The rest keep their pages. */
export const MOST_PEOPLE = 12;

/** The people of one grid by id, 2 before 10, the first twelve of them. */
export function listPeople<Person extends { id: string }>(people: readonly Person[]): Person[] {
  return people.toSorted(compareIds).slice(0, MOST_PEOPLE);
}
