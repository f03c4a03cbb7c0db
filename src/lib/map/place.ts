import type { Position } from './position.ts';

/** What every map needs to know of a community. */
export interface Place extends Position {
  id: string;
  name: string;
  /** Whether it has a page that is linked. */
  isVisible: boolean;
}
