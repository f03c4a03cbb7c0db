import { formatCedis, toPesewas } from '#lib/booking/money.ts';
import { slugOf } from '#lib/ids.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import { type Content, type Entry, say, valid } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { type Problem, warn } from '../problem.ts';

const TIMES = 10;

interface Option {
  entry: Entry;
  path: PropertyKey[];
  id: string;
  name: string;
  price: number;
  sameAs: string | undefined;
  sample: string | undefined;
  alsoCalled: readonly string[];
}

/** The prices of a list as it was, by what `formerPrices` knows them by. */
export const pricesOf = (file: string, { categories }: ServiceEntry): [string, number][] =>
  categories.flatMap(({ options }) =>
    options.map(({ name, price }) => [`${file} ${slugOf(name)}`, price] as [string, number]),
  );

const optionsOf = (entry: Entry, { categories }: ServiceEntry): Option[] =>
  categories.flatMap(({ options }, at) =>
    options.map(({ name, price, sameAs, sample, alsoCalled = [] }, index) => ({
      entry,
      path: ['categories', at, 'options', index],
      id: slugOf(name),
      name,
      price,
      sameAs,
      sample,
      alsoCalled,
    })),
  );

const cedis = (price: number) => formatCedis(toPesewas(price));

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Other names that say nothing new, and those that are the name of another option: perhaps one test stands there twice. */
function* checkOtherNames(options: readonly Option[]): Generator<Problem> {
  const named = new Map(options.toReversed().map((option) => [plain(option.name), option]));
  for (const option of options) {
    const names = option.alsoCalled.map(plain);
    for (const [index, name] of option.alsoCalled.entries()) {
      const at = [...option.path, 'alsoCalled', index];
      const other = named.get(plain(name));
      if (other === option)
        yield say(option.entry, at, `"${name}" is the name of the test itself. Remove it here`);
      else if (names.indexOf(plain(name)) < index)
        yield say(option.entry, at, `"${name}" stands here twice. Remove one`);
      else if (other && option.sameAs !== other.name) {
        const message = `"${name}" is the name of another option, at ${cedis(other.price)}, and "${option.name}" costs ${cedis(option.price)}. If the two are one test, keep one of them, or write sameAs: ${other.name}`;
        yield warn(say(option.entry, at, message));
      }
    }
  }
}

/** Two names of one test: each names the other, so that both say it to whoever would pay twice. */
function* checkSame(options: readonly Option[]): Generator<Problem> {
  for (const { entry, path, name, sameAs } of options) {
    if (sameAs === undefined) continue;
    const at = [...path, 'sameAs'];
    const others = options.filter((each) => each.name !== name);
    const other = others.find((each) => each.name === sameAs);
    const names = others.map((each) => each.name);
    if (!other)
      yield say(
        entry,
        at,
        `this list has no other "${sameAs}".${didYouMean(sameAs, names)} Write its name as it stands there`,
      );
    else if (other.sameAs !== name)
      yield say(entry, at, `"${sameAs}" does not say so. Write sameAs: ${name} there too`);
  }
}

const USUAL = 3;

/** What is taken for one test alone, and is nearly what is taken for several others. */
function* checkSamples(options: readonly Option[]): Generator<Problem> {
  const uses = Map.groupBy(options, ({ sample = '' }) => sample.toLowerCase());
  const usual = [...uses].filter(([, all]) => all.length >= USUAL).map(([sample]) => sample);
  for (const [sample, [option]] of uses) {
    const help = usual.includes(sample) ? '' : didYouMean(sample, usual);
    if (help && option)
      yield warn(say(option.entry, [...option.path, 'sample'], `"${sample}" stands here alone.${help}`));
  }
}

/** Names that would share an id: whoever ticks one would tick both. */
function* checkIds(options: readonly Option[]): Generator<Problem> {
  for (const option of options) {
    const { entry, path, id, name } = option;
    const at = [...path, 'name'];
    const first = options.find((each) => each.id === id);
    if (id === '') yield say(entry, at, `"${name}" is made of signs alone. Write the name in letters`);
    else if (first && first !== option) {
      const message = `"${name}" and "${first.name}" differ in signs only, so that ticking one would tick both. Tell them apart by a word`;
      yield say(entry, at, message);
    }
  }
}

const isFar = (price: number, other: number) => price >= other * TIMES || price <= other / TIMES;

function sayFar({ entry, path, price }: Option, other: number, where: string): Problem {
  const message = `${cedis(price)} here, and ${cedis(other)} ${where}. If a digit or a dot slipped, correct it`;
  return warn(say(entry, [...path, 'price'], message));
}

/** Prices ten times as high or as low as that of the same test in another list, or as it was before: a slip of a digit. */
function* checkPrices(options: readonly Option[], former: Content['formerPrices']): Generator<Problem> {
  for (const option of options) {
    const { entry, id, price } = option;
    const before = former?.get(`${entry.file} ${id}`);
    const other = options.find((each) => each.id === id && each.entry !== entry && isFar(price, each.price));
    if (before !== undefined && isFar(price, before)) yield sayFar(option, before, 'before this change');
    // Said once, in the dearer list, where most slips are.
    else if (other && price > other.price) yield sayFar(option, other.price, `in ${other.entry.file}`);
  }
}

/** Services that visitors could not tell apart, or that would stand in the order of their files. */
function* checkTwins(services: readonly { entry: Entry; value: ServiceEntry }[]): Generator<Problem> {
  for (const [index, { entry, value }] of services.entries()) {
    const before = services.slice(0, index);
    const same = (field: 'title' | 'order') =>
      before.find((other) => plain(String(other.value[field])) === plain(String(value[field])))?.entry.file;
    const [title, order] = [same('title'), same('order')];
    if (title) yield say(entry, ['title'], `${title} has this title too. Give each service its own`);
    if (order) yield say(entry, ['order'], `${order} has this order too. Give each service its own`);
  }
}

/** What no schema knows of price lists. Names are looked at list by list, since different tests may share a plain word. */
export function* checkServices({ entries, formerPrices }: Content): Generator<Problem> {
  const services = valid<ServiceEntry>(entries, 'content/services');
  const lists = services.map(({ entry, value }) => optionsOf(entry, value));
  for (const options of lists) {
    yield* checkOtherNames(options);
    yield* checkSame(options);
    yield* checkIds(options);
    yield* checkSamples(options);
  }
  yield* checkPrices(lists.flat(), formerPrices);
  yield* checkTwins(services);
}
