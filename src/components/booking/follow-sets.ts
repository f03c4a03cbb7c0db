import {
  CHOOSE_ID,
  listBoxes,
  listChosenIds,
  listTicked,
  queryAll,
  testIdsOf,
} from '#islands/picker/ticks.ts';
import { listLines } from '#lib/booking/selection-lines.ts';
import { rules, type BoxLine, type PricedBox } from './read-lines.ts';

/*
 * Only price lists with sets load this script. A set is a shortcut: ticking it ticks its tests, and its box says whether all of them
 * are ticked. A set for several people is ticked only by its own box, because its tests alone are for one person.
 */

const listSets = () => queryAll<HTMLInputElement>('[data-tests]');

function setTests(set: HTMLInputElement, isTicked: boolean, spared: readonly string[] = []): void {
  for (const box of listBoxes())
    if (testIdsOf(set)?.includes(box.id) && !spared.includes(box.id)) box.checked = isTicked;
}

/** The boxes that somebody ticked by themselves. A set that was only completed by the tests of others is not here. */
const ownBoxes = new WeakSet<HTMLInputElement>(
  listSets().filter(({ checked, dataset }) => checked && dataset['people']),
);

/**
 * Unticks the tests of a set, except those that somebody chose, also as a part of another set. What was ticked before the page
 * opened is nobody's own: then only tests stay that other ticked sets need, unless they need all.
 */
function untickTests(set: HTMLInputElement): void {
  const others = listSets().filter((other) => other !== set && other.checked);
  const testsOf = (sets: readonly HTMLInputElement[]) => sets.flatMap((other) => testIdsOf(other) ?? []);
  const needed = testsOf(others);
  const isAllNeeded = testIdsOf(set)?.every((id) => needed.includes(id));
  const ownTests = listBoxes().flatMap((box) => (ownBoxes.has(box) ? box.id : []));
  const own = [...ownTests, ...testsOf(others.filter((other) => ownBoxes.has(other)))];
  setTests(set, false, isAllNeeded ? own : [...own, ...needed]);
}

function followSets({ target }: Event): void {
  const sets = listSets();
  if (!(target instanceof HTMLInputElement)) for (const set of sets) if (set.checked) setTests(set, true);
  if (target instanceof HTMLInputElement) {
    if (target.checked) ownBoxes.add(target);
    else ownBoxes.delete(target);
  }
  if (target instanceof HTMLInputElement && sets.includes(target)) {
    if (target.checked) setTests(target, true);
    else untickTests(target);
  }
  const tickedIds = listTicked().map(({ id }) => id);
  for (const set of sets) {
    const isComplete = testIdsOf(set)?.every((id) => tickedIds.includes(id)) ?? false;
    set.checked = isComplete && (set.checked || !set.dataset['people']);
  }
}

/** The tests of a complete set are ticked, so listLines() needs no other tests. */
function readLines(): BoxLine[] {
  const boxes = queryAll<HTMLInputElement>(`#${CHOOSE_ID} [data-price]:checked, #${CHOOSE_ID} [data-tests]`);
  const options = boxes.map((box): PricedBox => {
    const { price, people = 1 } = box.dataset;
    return { box, id: box.id, price: Number(price), testIds: testIdsOf(box), people: Number(people) };
  });
  return listLines(options, listChosenIds());
}

rules.readLines = readLines;
rules.listChosenIds = listChosenIds;
for (const set of document.querySelectorAll<HTMLInputElement>('[data-tests]:not([data-unavailable])'))
  set.disabled = false;
document.querySelector('.picker-limit')?.remove();
// In the capture phase, so that it runs before keep-selection.ts, which saves and shows what is ticked.
addEventListener('change', followSets, true);
