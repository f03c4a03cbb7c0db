import { slugOf } from '#lib/ids.ts';
import type { ValidEntry } from '../content.ts';

export const listOptions = ({ entry, value }: ValidEntry<'services'>) =>
  value.categories.flatMap(({ options }, categoryIndex) =>
    options.map((option, index) => {
      const path: PropertyKey[] = ['categories', categoryIndex, 'options', index];
      return { ...option, entry, path, id: slugOf(option.name) };
    }),
  );

export type ListedOption = ReturnType<typeof listOptions>[number];

export const isSameOption = (a: ListedOption, b: ListedOption) =>
  a.entry.file === b.entry.file && a.id === b.id;
