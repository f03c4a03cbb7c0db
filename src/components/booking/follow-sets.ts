import { listBoxes, listTicked } from '#islands/picker/ticks.ts';

/* On price lists with sets. It listens before keep-selection.ts, which adds up what is ticked. */

const idsOf = ({ dataset }: HTMLInputElement) => dataset['tests']?.split(' ') ?? [];

/**
 * Ticks the tests of a set with it, and takes them away with it. A set without one of its tests is no set: its other tests stay.
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
