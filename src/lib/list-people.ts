import { compareIds } from './compare-ids.ts';

/** At most so many people stand in one grid (specification, section 9). The rest keep their pages. */
export const MOST_PEOPLE = 12;

/** The people of one grid by id, 2 before 10, the first twelve of them. */
export function listPeople<Person extends { id: string }>(people: readonly Person[]): Person[] {
  return people.toSorted(compareIds).slice(0, MOST_PEOPLE);
}
