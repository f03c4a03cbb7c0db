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

const cedis = (price: number) => formatCedis(toPesewas(price));
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
export function checkPrices({ entries, formerPrices }: Content): Problem[] {
  const lists = valid<ServiceEntry>(entries, 'content/services').map(optionsOf);
  const all = lists.flat();
  const slips = all.flatMap((option) => {
    const { entry, id, price } = option;
    const former = formerPrices?.get(`${entry.file} ${id}`);
    if (former !== undefined && isFar(price, former)) return [warn(option, former, 'before this change')];
    const other = all.find((each) => each.id === id && each.entry !== entry && isFar(price, each.price));
    // Said once, in the dearer list, where most slips are.
    return other && price > other.price ? [warn(option, other.price, `in ${other.entry.file}`)] : [];
  });
  return [...lists.flatMap(checkIds), ...slips];
}
