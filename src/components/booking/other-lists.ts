import type { ListNames } from '#queries/services.ts';

/* The names in all price lists. find-in-list.ts loads them if a search finds nothing in its own list. */

/** The build writes this constant (src/pages/[folder]/[name].js.ts). */
declare const LISTS: ListNames[];

export const lists = LISTS;
