import { compareIds } from '../compare-ids.ts';

/** Names ascending; namesakes by id, so that the order never depends on chance. */
export function compareByName(a: { id: string; name: string }, b: { id: string; name: string }): number {
  return a.name.localeCompare(b.name, 'en') || compareIds(a, b);
}
