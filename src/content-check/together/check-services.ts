import { formatCedis, toPesewas } from '#lib/money.ts';
import { slugOf } from '#lib/ids.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import { type Content, type Entry, say, valid } from '../content.ts';
import type { Problem } from '../problem.ts';

const TIMES = 10;

interface Option {
  entry: Entry;
  path: PropertyKey[];
  id: string;
  name: string;
  price: number;
}

/** The prices of a list as it was, by what `formerPrices` knows them by. */
export const pricesOf = (file: string, { categories }: ServiceEntry): [string, number][] =>
  categories.flatMap(({ options }) =>
    options.map(({ name, price }) => [`${file} ${slugOf(name)}`, price] as [string, number]),
  );

const optionsOf = ({ entry, value }: { entry: Entry; value: ServiceEntry }): Option[] =>
  value.categories.flatMap(({ options }, at) =>
    options.map(({ name, price }, index) => ({
      entry,
      path: ['categories', at, 'options', index],
      id: slugOf(name),
      name,
      price,
    })),
  );

const cedis = (price: number) => formatCedis(toPesewas(price));

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Other names that say nothing new, and those that are the name of another option: perhaps one test stands there twice. */
function checkOtherNames({ entry, value }: { entry: Entry; value: ServiceEntry }): Problem[] {
  const options = value.categories.flatMap(({ options }, at) =>
    options.map((option, index) => ({ option, path: ['categories', at, 'options', index, 'alsoCalled'] })),
  );
  const named = new Map(options.toReversed().map(({ option }) => [plain(option.name), option]));
  return options.flatMap(({ option, path }) =>
    (option.alsoCalled ?? []).flatMap((name, index, names): Problem[] => {
      const at = [...path, index];
      const other = named.get(plain(name));
      if (other === option)
        return [say(entry, at, `"${name}" is the name of the test itself. Remove it here`)];
      if (names.findIndex((each) => plain(each) === plain(name)) < index)
        return [say(entry, at, `"${name}" stands here twice. Remove one`)];
      if (!other) return [];
      const message = `"${name}" is the name of another option, at ${cedis(other.price)}, and "${option.name}" costs ${cedis(option.price)}. If the two are one test, keep one of them`;
      return [{ ...say(entry, at, message), isWarning: true }];
    }),
  );
}

/** Names that would share an id: whoever ticks one would tick both. */
function checkIds(options: readonly Option[]): Problem[] {
  return options.flatMap(({ entry, path, id, name }, index) => {
    const at = [...path, 'name'];
    if (id === '') return [say(entry, at, `"${name}" is made of signs alone. Write the name in letters`)];
    const other = options.findIndex((each) => each.id === id);
    if (other === index) return [];
    const message = `"${name}" and "${options[other]?.name}" differ in signs only, so that ticking one would tick both. Tell them apart by a word`;
    return [say(entry, at, message)];
  });
}

const isFar = (price: number, other: number) => price >= other * TIMES || price <= other / TIMES;

const warn = ({ entry, path, price }: Option, other: number, where: string): Problem => ({
  ...say(
    entry,
    [...path, 'price'],
    `${cedis(price)} here, and ${cedis(other)} ${where}. If a digit or a dot slipped, correct it`,
  ),
  isWarning: true,
});

/** Prices ten times as high or as low as that of the same test in another list, or as it was before: a slip of a digit. */
function checkPrices(options: readonly Option[], former: Content['formerPrices']): Problem[] {
  return options.flatMap((option) => {
    const { entry, id, price } = option;
    const before = former?.get(`${entry.file} ${id}`);
    if (before !== undefined && isFar(price, before)) return [warn(option, before, 'before this change')];
    const other = options.find((each) => each.id === id && each.entry !== entry && isFar(price, each.price));
    // Said once, in the dearer list, where most slips are.
    return other && price > other.price ? [warn(option, other.price, `in ${other.entry.file}`)] : [];
  });
}

/** What no schema knows of price lists. Names are looked at list by list, since different tests may share a plain word. */
export function checkServices({ entries, formerPrices }: Content): Problem[] {
  const services = valid<ServiceEntry>(entries, 'content/services');
  const lists = services.map(optionsOf);
  return [
    ...services.flatMap(checkOtherNames),
    ...lists.flatMap(checkIds),
    ...checkPrices(lists.flat(), formerPrices),
  ];
}
