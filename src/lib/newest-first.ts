import { compareIds } from './compare-ids.ts';

/** Entries whose ids are numbers, the highest first: 10 before 9. */
export function newestFirst<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => compareIds(b, a));
}
