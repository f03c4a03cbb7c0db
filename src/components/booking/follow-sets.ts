import { listBoxes, listTicked, testsOf } from '#islands/picker/ticks.ts';

/**
 * Ticks the tests of a set with it, and takes them away with it. A set without one of its tests is no set: its other tests stay.
 * `pressed` is the box that changed, if one did.
 */
export function followSets(pressed?: EventTarget | null): void {
  const sets = listBoxes().filter((box) => box.dataset['tests']);
  const isTakenAway = pressed instanceof HTMLInputElement && !pressed.checked;
  for (const set of sets) {
    if (!isTakenAway) break;
    if (set === pressed) for (const test of testsOf(set)) test.checked = false;
    else if (testsOf(set).includes(pressed)) set.checked = false;
  }
  for (const test of listTicked().flatMap(testsOf)) test.checked = true;
}
