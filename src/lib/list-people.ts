import { compareIds } from './compare-ids.ts';

/** At most so many people stand in one grid (specification, section 9). */
export const MOST_PEOPLE = 12;

/**
 * The people of one grid by id, 2 before 10. Throws a sentence for editors when they are too many, since leaving
 * somebody out silently would be worse.
 */
export function listPeople<Person extends { id: string }>(
  people: readonly Person[],
  where: string,
): Person[] {
  if (people.length > MOST_PEOPLE) {
    throw new Error(`${where} has ${people.length} people; at most ${MOST_PEOPLE} can be shown`);
  }
  return people.toSorted(compareIds);
}
