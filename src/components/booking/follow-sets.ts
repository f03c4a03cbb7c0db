import { CHOOSE_ID, listChosenIds, listTicked, queryAll, testIdsOf } from '#islands/picker/ticks.ts';
import { listLines } from '#lib/booking/selection-lines.ts';
import { rules, type BoxLine, type PricedBox } from './read-lines.ts';

/*
 * Only price lists with sets load this script. A set is a shortcut: ticking it ticks its tests, and its box says whether all of them
 * are ticked. A set for several people is ticked only by its own box, because its tests alone are for one person.
 */

const listSets = () => queryAll<HTMLInputElement>('[data-tests]');

/** The boxes that the visitor ticked. Other ticked boxes are tests of a ticked set, or sets that their tests completed. */
let own: HTMLInputElement[] = [];

/** The cast is safe, because a set has only tests of its price list. */
const testsOf = (set: HTMLInputElement) =>
  (testIdsOf(set) ?? []).map((id) => document.getElementById(id) as HTMLInputElement);

const isInSet = (box: HTMLInputElement, sets: readonly HTMLInputElement[]) =>
  sets.some((set) => testIdsOf(set)?.includes(box.id));

function tickTests(set: HTMLInputElement): void {
  for (const test of testsOf(set)) test.checked = true;
}

/** Unticks the tests of a set, except those that the visitor ticked, also with another set. */
function untickTests(set: HTMLInputElement): void {
  const sets = listSets().filter((each) => own.includes(each));
  const kept = [...own, ...sets.flatMap(testsOf)];
  for (const test of testsOf(set)) if (!kept.includes(test)) test.checked = false;
}

/** If a test leaves a set that the visitor ticked, the other tests of that set are as if ticked one by one. */
function breakSets(test: HTMLInputElement): void {
  const broken = listSets().filter((set) => own.includes(set) && isInSet(test, [set]));
  own = own.filter((box) => !broken.includes(box));
  own.push(...broken.flatMap(testsOf).filter(({ checked }) => checked));
}

function followTick(box: HTMLInputElement): void {
  const isOwn = own.includes(box);
  own = own.filter((each) => each !== box);
  if (box.checked) {
    own.push(box);
    tickTests(box);
    return;
  }
  if (!isOwn) {
    // Who unticks a set that its tests completed wants none of them, but those that another ticked set shows.
    const others = listSets().filter(({ checked }) => checked);
    own = own.filter((each) => !isInSet(each, [box]) || isInSet(each, others));
  }
  untickTests(box);
  breakSets(box);
}

function followSets({ target }: Event): void {
  const sets = listSets();
  const box = target instanceof HTMLInputElement && target;
  if (box) followTick(box);
  else for (const set of sets) if (set.checked) tickTests(set);
  for (const set of sets) {
    const isComplete = testsOf(set).every(({ checked }) => checked);
    set.checked = isComplete && (set.checked || !set.dataset['people']);
  }
  if (box) return;
  // A restored or shared selection does not say how its tests were ticked.
  const complete = sets.filter(({ checked }) => checked);
  own = own.filter(({ checked }) => checked);
  own.push(...complete, ...listTicked().filter((test) => !isInSet(test, complete)));
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
