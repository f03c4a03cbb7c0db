import { formatCedis, toPesewas } from '#lib/booking/money.ts';
import { slugOf } from '#lib/ids.ts';
import { type CheckedEntry, type Content, validEntries, type ValidEntry } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import { problemAt, warningAt, type Problem } from '../problem.ts';
import { countOf } from '../texts/find-number-faults.ts';
import { checkTestNames } from './check-test-names.ts';
import { isSameOption, listOptions, type ListedOption } from './list-options.ts';

// One digit too many or too few makes a price ten times as high or low.
const FAR_FACTOR = 10;

const cedis = (price: number) => formatCedis(toPesewas(price));

// This compares whole pesewas: 10.06 * 10 gives slightly more than 100.6.
const isFarDearer = (price: number, other: number) => toPesewas(price) >= toPesewas(other) * FAR_FACTOR;

function farPriceProblem({ entry, path, price }: ListedOption, other: number, where: string): Problem {
  const message = `${cedis(price)} here, and ${cedis(other)} ${where}. If a digit or a dot is wrong, correct it`;
  return warningAt(entry, [...path, 'price'], message);
}

/** Prices at least ten times higher or lower than before, or than in another list: probably a typing mistake. */
function* checkPrices(options: readonly ListedOption[], former: readonly ListedOption[]) {
  for (const option of options) {
    const { entry, id, price } = option;
    const before = former.find((each) => isSameOption(each, option))?.price;
    // A difference between lists is reported only in the dearer list, where most typing mistakes are.
    const cheaper = options.find(
      (each) => each.id === id && each.entry !== entry && isFarDearer(price, each.price),
    );
    if (before !== undefined && (isFarDearer(price, before) || isFarDearer(before, price)))
      yield farPriceProblem(option, before, 'before this change');
    else if (cheaper) yield farPriceProblem(option, cheaper.price, `in ${cheaper.entry.file}`);
  }
}

/** What patients read before a test. If two lists of one test differ, the patients of one list may miss what the other says. */
function* checkPreparation(options: readonly ListedOption[]) {
  for (const field of ['warning', 'prepare'] as const)
    for (const [index, option] of options.entries()) {
      const { entry, path, id, [field]: text } = option;
      const other = options.slice(0, index).find((each) => each.id === id && each[field] !== undefined);
      if (text === undefined || !other || other[field] === text) continue;
      const message = `${other.entry.file} says "${other[field]}" before the same test, and patients of this list do not read that. Remove one of the two, and both lists show the other`;
      yield warningAt(entry, [...path, field], message);
    }
}

const DAYS_IN: Readonly<Record<string, number>> = { minute: 0, hour: 1 / 24, day: 1, week: 7, month: 30 };
const DURATION = /\b([a-z]+|\d+) (working |business )?(minute|hour|day|week|month)s?\b/gi;

/** The least and the most days that words such as "after 2 to 3 days" can mean; undefined if they do not say it. */
function readDays(text: string): { least: number; most: number } | undefined {
  if (/\bsame day\b/i.test(text)) return { least: 0, most: 0 };
  const last = [...text.matchAll(DURATION)].findLast(([, count = '']) => !Number.isNaN(countOf(count)));
  if (!last) return undefined;
  const [, count = '', working, unit = ''] = last;
  const days = countOf(count) * (DAYS_IN[unit.toLowerCase()] ?? 0);
  // A week may be five working days, and after three of these there may be a weekend and a holiday.
  const most = working ? days + 2 * Math.ceil(days / 5) + 1 : Math.ceil(days);
  return { least: unit === 'week' ? countOf(count) * 5 : Math.floor(days), most };
}

function* checkResultDays(service: ValidEntry<'services'>) {
  const { entry, value } = service;
  const times = listOptions(service).map((option) => {
    return { text: option.results, days: option.resultDays, path: [...option.path, 'resultDays'] };
  });
  times.push({ text: value.results?.when, days: value.results?.days, path: ['results', 'days'] });
  for (const { text = '', days, path } of times) {
    const meant = days === undefined ? undefined : readDays(text);
    if (days === undefined || !meant || (days >= meant.least && days <= meant.most)) continue;
    const message = `patients read "${text}", and the day that they see is counted with ${days}. Correct one of the two, as in ${meant.most}`;
    yield warningAt(entry, path, message);
  }
}

/**
 * From this many letters on, the page of a price list is a tenth below 25 kB, the most that a page may have (tests/budgets.ts). On
 * 29 November 2026, /lab-services had 17.3 kB with 9,600 letters, and /telehealth 12.8 kB with 1,900. Texts of other entries are
 * limited by their schemas.
 */
const MAX_LETTERS = 18_000;

function* checkLength(entry: CheckedEntry) {
  const letters = [...leavesOf(entry.data)].reduce((sum, [value]) => sum + String(value).length, 0);
  if (letters <= MAX_LETTERS) return;
  const message =
    'this price list is nearly as long as a page may be, and people with a slow connection wait for it. Remove what is said twice, or make a second list of one part';
  yield warningAt(entry, ['categories'], message);
}

/** Most mistakes in a set depend on the rest of the price list, so the schema cannot find them. */
function* checkSets(service: ValidEntry<'services'>) {
  const { entry, value } = service;
  const options = listOptions(service);
  const names = options.map(({ name }) => name);
  const nameById = new Map(options.map(({ id, name }) => [id, name]));
  for (const [index, { name, tests, price = 0 }] of (value.sets?.list ?? []).entries()) {
    const at = (path: PropertyKey[], message: string) =>
      problemAt(entry, ['sets', 'list', index, ...path], message);
    const other = nameById.get(slugOf(name));
    if (other !== undefined)
      yield at(
        ['name'],
        `"${other}" has this name too. Ticking one would tick both: name the set in other words`,
      );
    nameById.set(slugOf(name), name);
    for (const [testIndex, test] of tests.entries()) {
      const otherName = options.find((each) => each.name === test)?.sameAs;
      const missing = `the price list has no test "${test}".${didYouMean(test, names)} It was removed, renamed or misspelt: write a test of this list, or remove the name here`;
      const twice = `"${test}" and "${otherName}" are one test under two names. Keep one of them`;
      if (!names.includes(test)) yield at(['tests', testIndex], missing);
      else if (tests.indexOf(test) < testIndex)
        yield at(['tests', testIndex], `"${test}" is in this set twice. Remove one`);
      else if (otherName && tests.includes(otherName)) yield at(['tests', testIndex], twice);
    }
    const found = options.filter((each) => tests.includes(each.name));
    const sum = found.reduce((total, each) => total + toPesewas(each.price), 0);
    // Without the price of a test that is not in the list, the sum would be too low.
    const savesNothing = `its tests cost ${formatCedis(sum)} one by one, so the set saves nothing. Correct the price, or remove it`;
    if (found.length === tests.length && toPesewas(price) >= sum) yield at(['price'], savesNothing);
  }
}

/** A category that lost its two lines, so that its tests belong to the category above. */
function* checkCategories({ entry, value }: ValidEntry<'services'>, before: ValidEntry<'services'>['value']) {
  const isKnown = (name: string, { categories }: typeof before) =>
    categories.some((each) => each.name === name);
  for (const { name: gone, options: moved } of before.categories)
    for (const [index, { name, options }] of value.categories.entries()) {
      const first = options.findIndex((each) => each.name === moved[0]?.name);
      if (first < 0 || isKnown(gone, value) || !isKnown(name, before)) continue;
      const message = `the category "${gone}" is gone, and its tests belong to "${name}". If this is not meant, put its two lines back above this one`;
      yield warningAt(entry, ['categories', index, 'options', first], message);
    }
}

export function* checkServices({ entries, formerEntries = [] }: Content): Generator<Problem> {
  const services = validEntries(entries, 'services');
  const lists = services.map(listOptions);
  const formerLists = validEntries(formerEntries, 'services');
  const former = formerLists.flatMap(listOptions);
  yield* checkTestNames(lists, former);
  yield* checkPrices(lists.flat(), former);
  yield* checkPreparation(lists.flat());
  for (const service of services) {
    yield* checkSets(service);
    yield* checkLength(service.entry);
    yield* checkResultDays(service);
    const before = formerLists.find(({ entry }) => entry.file === service.entry.file);
    if (before) yield* checkCategories(service, before.value);
  }
}
