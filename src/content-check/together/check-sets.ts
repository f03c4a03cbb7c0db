import { formatCedis, toPesewas } from '#lib/booking/money.ts';
import { slugOf } from '#lib/ids.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { SetEntry } from '#schemas/sets-of-tests.ts';
import { type CheckedEntry, problemAt } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';

type Test = ServiceEntry['categories'][number]['options'][number];

function* checkTests(entry: CheckedEntry, path: PropertyKey[], set: SetEntry, testsOfList: readonly Test[]) {
  const names = testsOfList.map(({ name }) => name);
  for (const [index, name] of set.tests.entries()) {
    const testPath = [...path, 'tests', index];
    const otherName = testsOfList.find((test) => test.name === name)?.sameAs;
    const missing = `the price list has no test "${name}".${didYouMean(name, names)} Write its name exactly as it is there`;
    const twice = `"${name}" and "${otherName}" are one test under two names. Keep one of them`;
    if (!names.includes(name)) yield problemAt(entry, testPath, missing);
    else if (set.tests.indexOf(name) < index)
      yield problemAt(entry, testPath, `"${name}" is in this set twice. Remove one`);
    else if (otherName && set.tests.includes(otherName)) yield problemAt(entry, testPath, twice);
  }
}

function* checkSet(entry: CheckedEntry, path: PropertyKey[], set: SetEntry, testsOfList: readonly Test[]) {
  const tests = testsOfList.filter(({ name }) => set.tests.includes(name));
  const sum = tests.reduce((total, { price }) => total + toPesewas(price), 0);
  // checkTests reports a test that is not in the list. Without its price, the sum would be too low.
  if (tests.length === set.tests.length && toPesewas(set.price ?? 0) >= sum) {
    const message = `its tests cost ${formatCedis(sum)} one by one, so the set saves nothing. Correct the price, or remove it`;
    yield problemAt(entry, [...path, 'price'], message);
  }
}

/** Most mistakes in a set depend on the rest of the price list, so the schema cannot find them. */
export function* checkSets(entry: CheckedEntry, { sets, categories }: ServiceEntry): Generator<Problem> {
  const testsOfList = categories.flatMap(({ options }) => options);
  const nameById = new Map(testsOfList.map(({ name }) => [slugOf(name), name]));
  for (const [index, set] of (sets?.list ?? []).entries()) {
    const path = ['sets', 'list', index];
    const other = nameById.get(slugOf(set.name));
    if (other !== undefined) {
      const message = `"${other}" has this name too. Ticking one would tick both: name the set in other words`;
      yield problemAt(entry, [...path, 'name'], message);
    }
    nameById.set(slugOf(set.name), set.name);
    yield* checkTests(entry, path, set, testsOfList);
    yield* checkSet(entry, path, set, testsOfList);
  }
}
