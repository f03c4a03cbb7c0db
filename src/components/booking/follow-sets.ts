import { listBoxes, listTicked } from '#islands/picker/ticks.ts';

/* Only price lists with sets load this script. */

/** The ids of a set's tests; none for a single test. */
const testIdsOf = ({ dataset }: HTMLInputElement) => dataset['tests']?.split(' ') ?? [];

/**
 * Ticking or unticking a set does the same to its tests. Unticking one of its tests unticks the set, and the other tests stay
 * ticked. A test in a ticked set gets `data-included`, so that listTicked leaves it out and the total does not count it.
 */
function followSets({ target }: Event): void {
  const boxes = listBoxes();
  if (target instanceof HTMLInputElement && !target.checked) {
    for (const box of boxes) {
      if (testIdsOf(target).includes(box.id)) box.checked = false;
      if (testIdsOf(box).includes(target.id)) box.checked = false;
    }
  }
  const includedIds = listTicked().flatMap(testIdsOf);
  for (const box of boxes) {
    const isIncluded = includedIds.includes(box.id);
    box.toggleAttribute('data-included', isIncluded);
    box.checked ||= isIncluded;
  }
}

// In the capture phase, so that it runs before keep-selection.ts, which saves and shows what is ticked.
addEventListener('change', followSets, true);
