import { compareByName } from './compare-by-name.ts';

/** The entries before and after one by name, among those with a linked page; undefined at either end of the list. */
export function neighboursOf<Entry extends { id: string; name: string; isVisible: boolean }>(
  sorted: readonly Entry[],
  current: Entry,
): { previous: Entry | undefined; next: Entry | undefined } {
  const linked = sorted.filter(({ isVisible }) => isVisible);
  return {
    previous: linked.findLast((entry) => compareByName(entry, current) < 0),
    next: linked.find((entry) => compareByName(entry, current) > 0),
  };
}
