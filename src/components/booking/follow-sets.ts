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

/** The boxes that somebody ticked by themselves, so that unticking a set keeps them. */
let own: Element[] = [];

function setTests(set: HTMLInputElement, isTicked: boolean, spared: readonly string[] = []): void {
  for (const box of listBoxes())
    if (testIdsOf(set)?.includes(box.id) && !spared.includes(box.id) && (isTicked || !own.includes(box)))
      box.checked = isTicked;
}

/**
 * Unticks the tests of a set that no other ticked set needs. A set that only the tests of others completed needs none, unless nobody
 * ticked a set since the page opened.
 */
function untickTests(set: HTMLInputElement): void {
  const others = listSets().filter((other) => other !== set && other.checked);
  const chosen = others.filter((other) => own.includes(other));
  setTests(
    set,
    false,
    (chosen[0] ? chosen : others).flatMap((other) => testIdsOf(other) ?? []),
  );
}

function followSets({ target }: Event): void {
  const sets = listSets();
  if (target instanceof HTMLInputElement) {
    own = own.filter((box) => box !== target);
    if (target.checked) own.push(target);
    if (sets.includes(target))
      if (target.checked) setTests(target, true);
      else untickTests(target);
  } else for (const set of sets) if (set.checked) setTests(set, true);
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
for (const set of queryAll<HTMLInputElement>('[data-tests]:not([data-unavailable])')) set.disabled = false;
for (const limit of queryAll('.at-most')) limit.remove();
// In the capture phase, so that it runs before keep-selection.ts, which saves and shows what is ticked.
addEventListener('change', followSets, true);
