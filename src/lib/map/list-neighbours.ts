export interface Neighbours<Entry> {
  previous: Entry | undefined;
  next: Entry | undefined;
}

/**
 * For each entry of a sorted list the ones before and after it among those with a linked page; undefined at either end.
 * All at once, since looking for them page by page takes longer the more pages there are.
 */
export function listNeighbours<Entry extends { isVisible: boolean }>(
  sorted: readonly Entry[],
): Neighbours<Entry>[] {
  const previous = lastLinkedBefore(sorted);
  const next = lastLinkedBefore(sorted.toReversed()).toReversed();
  return sorted.map((_, index) => ({ previous: previous[index], next: next[index] }));
}

function lastLinkedBefore<Entry extends { isVisible: boolean }>(
  entries: readonly Entry[],
): (Entry | undefined)[] {
  let last: Entry | undefined;
  return entries.map((entry) => {
    const found = last;
    if (entry.isVisible) last = entry;
    return found;
  });
}
