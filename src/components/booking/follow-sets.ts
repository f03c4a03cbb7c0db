import { listBoxes, listTicked } from '#islands/picker/ticks.ts';

/* Only price lists with sets load this script. It listens before keep-selection.ts, which adds up what is ticked. */

const idsOf = ({ dataset }: HTMLInputElement) => dataset['tests']?.split(' ') ?? [];

/**
 * Ticking or unticking a set does the same to its tests. Unticking one of its tests unticks the set, and the other tests stay ticked.
 * Tests that a ticked set includes cost nothing.
 */
function followSets({ target }: Event): void {
  const boxes = listBoxes();
  if (target instanceof HTMLInputElement && !target.checked) {
    for (const box of boxes) {
      if (idsOf(target).includes(box.id)) box.checked = false;
      if (idsOf(box).includes(target.id)) box.checked = false;
    }
  }
  const included = listTicked().flatMap(idsOf);
  for (const box of boxes) {
    const isIncluded = included.includes(box.id);
    box.toggleAttribute('data-included', isIncluded);
    box.checked ||= isIncluded;
  }
}

addEventListener('change', followSets, true);
