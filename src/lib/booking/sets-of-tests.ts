import type { ServiceEntry } from '../../schemas/service.ts';
import type { SetEntry, TranslatedNames } from '../../schemas/sets-of-tests.ts';
import { slugOf } from '../ids.ts';
import { toPesewas, totalOf } from './money.ts';
import type { Category, Option, LangAttributes } from './service.ts';

/* A set of tests is a shortcut: ticking it ticks its tests. listLines() has the rule for its price. */

/** The test whose result comes last; undefined if any test has no `days`. */
function findSlowest(tests: readonly Option[]): Option | undefined {
  const daysOf = ({ about }: Option) => about?.days ?? Infinity;
  const [slowest] = tests.toSorted((a, b) => daysOf(b) - daysOf(a));
  return slowest?.about?.days === undefined ? undefined : slowest;
}

type TranslatedSet = SetEntry & { translated?: TranslatedNames };

function toSet(entry: TranslatedSet, all: readonly Option[], speech: LangAttributes): Option {
  const { name, for: use, people = 1, alsoCalled = [] } = entry;
  const tests = entry.tests.flatMap((testName) => all.find((option) => option.name === testName) ?? []);
  const sum = totalOf(tests);
  const price = entry.price === undefined ? sum : toPesewas(entry.price);
  const slowest = findSlowest(tests);
  const unavailable = tests.flatMap((test) => test.unavailable ?? []);
  const untilDays = new Set(unavailable.map(({ until }) => until));
  const samples = [...new Set(tests.map(({ about }) => about?.sample))];
  return {
    id: slugOf(name),
    name,
    translatedName: entry.translated?.called,
    price,
    // If the tests' days differ, the day of the first test could be too early. Then `{}` says only that the set is unavailable.
    unavailable: untilDays.size > 1 ? {} : unavailable[0],
    about: {
      translated: entry.translated?.alsoCalled ?? [],
      alsoCalled,
      otherLanguages: [],
      for: use,
      // No `warning` and no `prepare`: what to do before a set is what to do before its tests (listPreparations).
      // If the sample of one test is not known, the set names no sample, because the list would be incomplete.
      sample: samples.includes(undefined) ? undefined : samples.join(', '),
      results: slowest?.about?.results,
      days: slowest?.about?.days,
    },
    set: {
      tests,
      people,
      saves: people * Math.max(0, sum - price),
    },
    speech,
  };
}

export function toSets(
  sets: ServiceEntry['sets'],
  categories: readonly Category[],
  speech: LangAttributes,
): Category[] {
  if (!sets) return [];
  const all = categories.flatMap(({ options }) => options);
  return [{ name: sets.heading, note: sets.note, options: sets.list.map((set) => toSet(set, all, speech)) }];
}
