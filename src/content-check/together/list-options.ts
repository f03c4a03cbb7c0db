import { slugOf } from '#lib/ids.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import { type CheckedEntry, validEntries } from '../content.ts';

export const listOptions = (entry: CheckedEntry, { categories }: ServiceEntry) =>
  categories.flatMap(({ options }, categoryIndex) =>
    options.map((option, index) => {
      const path: PropertyKey[] = ['categories', categoryIndex, 'options', index];
      return { ...option, entry, path, id: slugOf(option.name) };
    }),
  );

export type ListedOption = ReturnType<typeof listOptions>[number];

export const keyOf = ({ entry, id }: Pick<ListedOption, 'entry' | 'id'>) => `${entry.file} ${id}`;

/** The prices of changed lists before the change, by keyOf(). */
export type FormerPrices = ReadonlyMap<string, number>;

export const readFormerPrices = (entries: readonly CheckedEntry[] = []): FormerPrices =>
  new Map(
    validEntries<ServiceEntry>(entries, 'content/services')
      .flatMap(({ entry, value }) => listOptions(entry, value))
      .map((option) => [keyOf(option), option.price]),
  );

export const normalise = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
