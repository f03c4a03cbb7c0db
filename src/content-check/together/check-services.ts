import { formatCedis, toPesewas } from '#lib/booking/money.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import { type Content, type CheckedEntry, problemAt, validEntries } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { type Problem, asWarning } from '../problem.ts';
import { countOf } from '../texts/find-number-faults.ts';
import { checkSets } from './check-sets.ts';
import { checkSpelling } from './check-spelling.ts';
import {
  type FormerPrices,
  keyOf,
  type ListedOption,
  listOptions,
  normalise,
  readFormerPrices,
} from './list-options.ts';

// One digit too many or too few makes a price ten times as high or low.
const FAR_FACTOR = 10;

const cedis = (price: number) => formatCedis(toPesewas(price));

/** Names in `alsoCalled` that an option has twice, or that are the name of an option. The name in `sameAs` is allowed. */
function* checkOtherNames(options: readonly ListedOption[]): Generator<Problem> {
  // Reversed, so that the Map keeps the first of several options with the same name.
  const optionByName = new Map(options.toReversed().map((option) => [normalise(option.name), option]));
  for (const option of options) {
    const { alsoCalled = [] } = option;
    const names = alsoCalled.map(normalise);
    for (const [index, name] of alsoCalled.entries()) {
      const at = [...option.path, 'alsoCalled', index];
      const owner = optionByName.get(normalise(name));
      if (owner === option)
        yield problemAt(option.entry, at, `"${name}" is the name of the test itself. Remove it here`);
      else if (names.indexOf(normalise(name)) < index)
        yield problemAt(option.entry, at, `"${name}" is here twice. Remove one`);
      else if (owner && option.sameAs !== owner.name) {
        const message = `"${name}" is the name of another option, at ${cedis(owner.price)}, and "${option.name}" costs ${cedis(option.price)}. If the two are one test, keep one of them, or write sameAs: ${owner.name}`;
        yield asWarning(problemAt(option.entry, at, message));
      }
    }
  }
}

/** Two options for one test: each must name the other, so that nobody pays twice. */
function* checkSameAs(options: readonly ListedOption[]): Generator<Problem> {
  for (const { entry, path, name, sameAs } of options) {
    if (sameAs === undefined) continue;
    const at = [...path, 'sameAs'];
    const others = options.filter((each) => each.name !== name);
    const other = others.find((each) => each.name === sameAs);
    const names = others.map((each) => each.name);
    const missing = `this list has no other option "${sameAs}".${didYouMean(sameAs, names)} Write its name exactly as it is there`;
    if (!other) yield problemAt(entry, at, missing);
    else if (other.sameAs !== name)
      yield problemAt(entry, at, `"${sameAs}" does not say the same. Write sameAs: ${name} there too`);
  }
}

/** A rare type of sample that is spelt almost like a common type. */
function* checkSamples(options: readonly ListedOption[]): Generator<Problem> {
  const uses = Map.groupBy(options, ({ sample = '' }) => sample.toLowerCase());
  // A word that three tests have is not a typing mistake.
  const commonSamples = [...uses].filter(([, all]) => all.length >= 3).map(([sample]) => sample);
  for (const [sample, [option]] of uses) {
    const help = commonSamples.includes(sample) ? '' : didYouMean(sample, commonSamples);
    if (help && option)
      yield asWarning(
        problemAt(option.entry, [...option.path, 'sample'], `"${sample}" is rare in this list.${help}`),
      );
  }
}

/** Names without letters or digits. Also names with the same id: ticking one of two such options would tick both. */
function* checkIds(options: readonly ListedOption[]): Generator<Problem> {
  for (const option of options) {
    const { entry, path, id, name } = option;
    const at = [...path, 'name'];
    const first = options.find((each) => each.id === id);
    if (id === '') yield problemAt(entry, at, `"${name}" has no letters. Write the name in letters`);
    else if (first && first !== option) {
      const message = `"${name}" and "${first.name}" differ only in signs, so ticking one would tick both. Tell them apart by a word`;
      yield problemAt(entry, at, message);
    }
  }
}

// This compares whole pesewas: 10.06 * 10 gives slightly more than 100.6.
const isFarDearer = (price: number, other: number) => toPesewas(price) >= toPesewas(other) * FAR_FACTOR;

function farPriceProblem({ entry, path, price }: ListedOption, other: number, where: string): Problem {
  const message = `${cedis(price)} here, and ${cedis(other)} ${where}. If a digit or a dot is wrong, correct it`;
  return asWarning(problemAt(entry, [...path, 'price'], message));
}

/** Prices at least ten times higher or lower than before, or than in another list: probably a typing mistake. */
function* checkPrices(options: readonly ListedOption[], former: FormerPrices): Generator<Problem> {
  for (const option of options) {
    const { entry, id, price } = option;
    const before = former.get(keyOf(option));
    // A difference between lists is reported only in the dearer list, where most typing mistakes are.
    const cheaper = options.find(
      (each) => each.id === id && each.entry !== entry && isFarDearer(price, each.price),
    );
    if (before !== undefined && (isFarDearer(price, before) || isFarDearer(before, price)))
      yield farPriceProblem(option, before, 'before this change');
    else if (cheaper) yield farPriceProblem(option, cheaper.price, `in ${cheaper.entry.file}`);
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

function* checkResultDays(entry: CheckedEntry, value: ServiceEntry): Generator<Problem> {
  const { results } = value;
  const times = listOptions(entry, value).map((option) => {
    return { text: option.results, days: option.resultDays, path: [...option.path, 'resultDays'] };
  });
  times.push({ text: results?.when, days: results?.days, path: ['results', 'days'] });
  for (const { text = '', days, path } of times) {
    const meant = days === undefined ? undefined : readDays(text);
    if (days === undefined || !meant || (days >= meant.least && days <= meant.most)) continue;
    const message = `patients read "${text}", and the day that they see is counted with ${days}. Correct one of the two, as in ${meant.most}`;
    yield asWarning(problemAt(entry, path, message));
  }
}

/**
 * From this many letters on, the page of a price list is a tenth below 25 kB, the most that a page may have (tests/budgets.ts). On
 * 29 November 2026, /lab-services had 17.3 kB with 9,600 letters, and /telehealth 12.8 kB with 1,900. Texts of other entries are
 * limited by their schemas.
 */
const MAX_LETTERS = 18_000;

function* checkLength(entry: CheckedEntry): Generator<Problem> {
  const letters = [...leavesOf(entry.data)].reduce((sum, [value]) => sum + String(value).length, 0);
  if (letters <= MAX_LETTERS) return;
  const message =
    'this price list is nearly as long as a page may be, and people with a slow connection wait for it. Remove what is said twice, or make a second list of one part';
  yield asWarning(problemAt(entry, ['categories'], message));
}

export function* checkServices({ entries, formerEntries }: Content): Generator<Problem> {
  const formerPrices = readFormerPrices(formerEntries);
  const services = validEntries<ServiceEntry>(entries, 'content/services');
  const lists = services.map(({ entry, value }) => listOptions(entry, value));
  // Two lists may have the same test, so names are checked in one list at a time.
  for (const options of lists) {
    yield* checkOtherNames(options);
    yield* checkSameAs(options);
    yield* checkIds(options);
    yield* checkSamples(options);
  }
  for (const { entry, value } of services) {
    yield* checkSets(entry, value);
    yield* checkLength(entry);
    yield* checkResultDays(entry, value);
  }
  yield* checkSpelling(lists.flat(), formerPrices);
  yield* checkPrices(lists.flat(), formerPrices);
}
