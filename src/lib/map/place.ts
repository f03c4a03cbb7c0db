import type { Position } from './position.ts';
import { compareIds } from '../compare-ids.ts';

/** What every map needs to know of a community. */
export interface Place extends Position {
  id: string;
  name: string;
  /** Whether it has a page that is linked. */
  isVisible: boolean;
}

/** Names ascending; namesakes by id, so that the order never depends on chance. */
export function compareByName(a: { id: string; name: string }, b: { id: string; name: string }): number {
  return a.name.localeCompare(b.name, 'en') || compareIds(a, b);
}
