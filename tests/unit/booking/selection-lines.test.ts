import { describe, expect, test } from 'vitest';
import { totalOf } from '#lib/booking/money.ts';
import { listLines, type Priced } from '#lib/booking/selection-lines.ts';
import { optionsOf } from '#lib/booking/service.ts';
import { loadServices, toPriced } from '../../support/load-service.ts';

// `check`, `couple` and `nothing-saved` cost as much as their tests one by one.
const options: Priced[] = [
  { id: 'blood', price: 60 },
  { id: 'fats', price: 50 },
  { id: 'sugar', price: 10 },
  { id: 'urine', price: 20 },
  { id: 'group', price: 30 },
  { id: 'check', price: 120, testIds: ['blood', 'fats', 'sugar'] },
  { id: 'school', price: 70, testIds: ['blood', 'urine'] },
  { id: 'heart', price: 50, testIds: ['fats', 'sugar'] },
  { id: 'couple', price: 40, testIds: ['sugar', 'group'], people: 2 },
  { id: 'nothing-saved', price: 80, testIds: ['urine', 'fats', 'sugar'] },
];

const write = (ids: string[]) => {
  const lines = listLines(options, ids);
  return `${lines.map(({ option, count }) => (count > 1 ? `${count} x ${option.id}` : option.id)).join(', ')}: ${totalOf(lines)}`;
};

test.each([
  ['one test', ['urine'], 'urine: 20'],
  ['nothing', [], ': 0'],
  ['an id that the list does not have', ['gone', 'urine'], 'urine: 20'],
  ['a set that saves nothing, but contains one that saves', ['check'], 'blood, heart: 110'],
  ['all tests of a set, one by one', ['urine', 'blood'], 'school: 70'],
  ['a set and a test', ['heart', 'urine'], 'urine, heart: 70'],
  ['a set and one of its tests', ['heart', 'sugar'], 'heart: 50'],
  ['two sets without a common test', ['heart', 'school'], 'school, heart: 120'],
  // Both contain a test of the other one, so only one of them counts.
  ['two sets with a common test', ['heart', 'nothing-saved'], 'urine, heart: 70'],
  ['the tests of a set for two', ['sugar', 'group'], 'sugar, group: 40'],
  ['a set for two', ['couple'], '2 x sugar, 2 x group: 80'],
  ['a set for two and another set for one of them', ['couple', 'heart'], 'sugar, 2 x group, heart: 120'],
])('somebody who ticks %s', (_what, ids, bill) => {
  expect(write(ids)).toBe(bill);
});

/** Numbers from 0 to 1 that are the same in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

/** The lowest price of these tests for one person, by trying each subset of the complete sets. */
function findLowest(list: readonly Priced[], testIds: readonly string[]): number {
  const priceOf = (id: string) => list.find((option) => option.id === id)?.price ?? 0;
  const complete = list.filter((option) => option.testIds?.every((id) => testIds.includes(id)));
  let lowest = Infinity;
  for (let bits = 0; bits < 2 ** complete.length; bits++) {
    const sets = complete.filter((_, index) => bits & (1 << index));
    const inSets = sets.flatMap((set) => set.testIds ?? []);
    if (new Set(inSets).size < inSets.length) continue;
    const others = testIds.filter((id) => !inSets.includes(id));
    lowest = Math.min(
      lowest,
      [...sets.map(({ id }) => id), ...others].reduce((sum, id) => sum + priceOf(id), 0),
    );
  }
  return lowest;
}

describe.each(loadServices().map((service) => [service.id, optionsOf(service).map(toPriced)] as const))(
  'a selection of /%s',
  (_id, list) => {
    test('is never dearer than its tests one by one, and has the lowest price, 200 times', () => {
      const random = randomNumbers(59);
      for (let times = 0; times < 200; times++) {
        const share = random.next().value ** 2;
        const ids = list.map(({ id }) => id).filter(() => random.next().value < share);
        const ticked = list.filter(({ id }) => ids.includes(id));
        const people = Math.max(1, ...ticked.map((option) => option.people ?? 1));
        const wantedBy = Array.from({ length: people }, (_, index) => {
          const own = ticked.filter((option) => (option.people ?? 1) > index);
          return [...new Set(own.flatMap(({ id, testIds = [id] }) => testIds))];
        });
        const total = totalOf(listLines(list, ids));
        const lowest = wantedBy.reduce((sum, testIds) => sum + findLowest(list, testIds), 0);
        const singly = wantedBy
          .flat()
          .reduce((sum, id) => sum + (list.find((each) => each.id === id)?.price ?? 0), 0);
        expect(total, ids.join()).toBe(lowest);
        expect(total, ids.join()).toBeLessThanOrEqual(singly);
      }
    });
  },
);
