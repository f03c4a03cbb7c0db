import { formatCedis, toPesewas } from '#lib/money.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import { type Content, type Entry, say, valid } from '../content.ts';
import type { Problem } from '../problem.ts';

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const cedis = ({ price }: { price: number }) => formatCedis(toPesewas(price));

/** Other names that say nothing new, and those that are the name of another option: perhaps one test stands there twice. */
function checkService({ entry, value }: { entry: Entry; value: ServiceEntry }): Problem[] {
  const options = value.categories.flatMap(({ options }, at) =>
    options.map((option, index) => ({ option, path: ['categories', at, 'options', index, 'alsoCalled'] })),
  );
  return options.flatMap(({ option, path }) =>
    (option.alsoCalled ?? []).flatMap((name, index, names): Problem[] => {
      const at = [...path, index];
      if (plain(name) === plain(option.name))
        return [say(entry, at, `"${name}" is the name of the test itself. Remove it here`)];
      if (names.findIndex((each) => plain(each) === plain(name)) < index)
        return [say(entry, at, `"${name}" stands here twice. Remove one`)];
      const other = options.find((each) => plain(each.option.name) === plain(name));
      if (!other) return [];
      const message = `"${name}" is the name of another option, at ${cedis(other.option)}, and "${option.name}" costs ${cedis(option)}. If the two are one test, keep one of them`;
      return [{ ...say(entry, at, message), isWarning: true }];
    }),
  );
}

/** The other names of tests and services, each price list by itself: different tests may share a plain word. */
export function checkNames({ entries }: Content): Problem[] {
  return valid<ServiceEntry>(entries, 'content/services').flatMap(checkService);
}
