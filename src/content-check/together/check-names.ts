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
      const message = `"${name}" is the name of another option, at ${cedis(other)}, and "${option.name}" costs ${cedis(option)}. If the two are one test, keep one of them`;
      return [{ ...say(entry, at, message), isWarning: true }];
    }),
  );
}

interface Person {
  shortName?: string;
  name: string;
}

/** People whom visitors would meet under two names: one in lists, one on their page. */
function checkPerson(entry: Entry): Problem[] {
  const { name, shortName } = (entry.value ?? {}) as Partial<Person>;
  if (!name || !shortName || !/^content\/(?:team|judges|profiles)$/.test(entry.kind.path)) return [];
  const words = name.split(' ');
  if (shortName.split(' ').every((word) => words.includes(word))) return [];
  const message = `the page says "${name}", so that visitors meet two names. Use words of the name alone, or remove this line`;
  return [{ ...say(entry, ['shortName'], message), isWarning: true }];
}

/** Names: of tests and services, each price list by itself, since different tests may share a plain word; and of people. */
export function checkNames({ entries }: Content): Problem[] {
  return [
    ...valid<ServiceEntry>(entries, 'content/services').flatMap(checkService),
    ...entries.flatMap(checkPerson),
  ];
}
