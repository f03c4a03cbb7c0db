/*
 * The rule for sets of tests (docs/decisions/0036-sets-are-shortcuts.md). Every sum of a selection comes from here: on the page, in
 * messages, in step 2 and on paper.
 */

/** A test, or a set with the ids of its tests. `price` is in pesewas; that of a set is for one person. */
export interface Priced {
  id: string;
  price: number;
  testIds?: readonly string[] | undefined;
  /** For how many people a set is. One if it is missing. */
  people?: number | undefined;
}

/** One line of a bill: `price` is for all `count` of the option. */
export interface SelectionLine<P> {
  option: P;
  count: number;
  price: number;
}

const testIdsOf = ({ testIds = [] }: Priced) => testIds;

/** How much less a set costs than its tests one by one; never below 0. */
function savingOf(set: Priced, options: readonly Priced[]): number {
  const tests = options.filter(({ id }) => testIdsOf(set).includes(id));
  return Math.max(0, tests.reduce((sum, { price }) => sum + price, 0) - set.price);
}

/** Which of the sets save most together, if a test counts in one set only. Tries all choices, because a list has few sets. */
function chooseSets<S extends Priced & { saving: number }>(sets: readonly S[]): S[] {
  const [first, ...others] = sets;
  if (!first) return [];
  const isDisjoint = (other: S) => !testIdsOf(other).some((id) => testIdsOf(first).includes(id));
  const withFirst = [first, ...chooseSets(others.filter(isDisjoint))];
  const withoutFirst = chooseSets(others);
  const sum = (chosen: readonly S[]) => chosen.reduce((total, { saving }) => total + saving, 0);
  return sum(withFirst) >= sum(withoutFirst) ? withFirst : withoutFirst;
}

/** The ids of the options on the bill of one person who wants these tests: of sets, and of tests outside those sets. */
function billPerson(options: readonly Priced[], testIds: ReadonlySet<string>): string[] {
  const complete = options.filter((set) => set.testIds?.every((id) => testIds.has(id)));
  const sets = complete.map((set) => ({ ...set, saving: savingOf(set, options) }));
  const chosen = chooseSets(sets.filter(({ saving }) => saving > 0));
  const inSets = new Set(chosen.flatMap(testIdsOf));
  return [...chosen.map(({ id }) => id), ...[...testIds].filter((id) => !inSets.has(id))];
}

/**
 * What a selection costs, line by line, in the order of the options. `ids` are ticked tests and sets; a set counts as its tests, for
 * each of its people. A complete set has its price, also if somebody ticked its tests one by one. A test counts in one set only, and
 * the cheapest choice of sets is taken. So the sum of the lines is never above the sum of the single prices.
 */
export function listLines<P extends Priced>(
  options: readonly P[],
  ids: Iterable<string>,
): SelectionLine<P>[] {
  const tickedIds = new Set(ids);
  const ticked = options.filter(({ id }) => tickedIds.has(id));
  const counts = new Map<string, number>();
  const most = Math.max(1, ...ticked.map(({ people = 1 }) => people));
  for (let person = 1; person <= most; person++) {
    const forPerson = ticked.filter(({ people = 1 }) => people >= person);
    const testIds = new Set(forPerson.flatMap(({ id, testIds = [id] }) => testIds));
    for (const id of billPerson(options, testIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return options.flatMap((option) => {
    const count = counts.get(option.id) ?? 0;
    return count > 0 ? [{ option, count, price: count * option.price }] : [];
  });
}
